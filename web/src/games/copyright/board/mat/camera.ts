// Which part of the mat is seen, and how large: the stack and the held card always fit.

import { grown, type Bounds } from "../../../../board/bounds.ts";
import {
  between,
  centredOn,
  kept,
  pointAt,
  pushed as moved,
  unitFitting,
  type Camera,
  type SheetPoint,
  type WindowSize,
} from "../../../../board/camera.ts";
import type { Spot } from "../../wire.gen.ts";

/** Cells kept free around the stack, so that its edge and its shadow are seen. */
const MARGIN = 0.3;

/**
 * Shows all of `bounds` in the middle of the window, no cell larger than `largest` pixels. Whole
 * pixels, so that lines are sharp.
 */
export function fitting(bounds: Bounds, window: WindowSize, largest: number): Camera {
  const fits = Math.floor(unitFitting(grown(bounds, MARGIN), window));
  const { unit, left, top } = centredOn(bounds, between(1, fits, largest), window);
  return { unit, left: Math.round(left), top: Math.round(top) };
}

/** The camera after the mat was pushed by some pixels; part of the stack always stays in sight. */
export const pushed = (
  camera: Camera,
  by: SheetPoint,
  bounds: Bounds,
  window: WindowSize,
): Camera => kept(moved(camera, by), bounds, window);

/** The cell of the mat under a point of the window. */
export function cellAt(camera: Camera, point: SheetPoint): Spot {
  const [x, y] = pointAt(camera, point);
  return { x: Math.floor(x), y: Math.floor(y) };
}
