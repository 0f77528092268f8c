// Which part of the mat is seen, and how large: the stack and the held card always fit.

import type { Bounds } from "../cards/stack.ts";
import type { Spot } from "../../wire.gen.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Camera {
  /** Pixels of a cell. */
  readonly cell: number;
  /** Pixels from the corner of the window to the mat's cell (0, 0). */
  readonly left: number;
  readonly top: number;
}

/** Cells kept free around the stack, so that its edge and its shadow are seen. */
const MARGIN = 0.3;

/**
 * Shows all of `bounds` in the middle of the window, no cell larger than `largest` pixels. Whole
 * pixels, so that lines are sharp.
 */
export function fitting(bounds: Bounds, window: Size, largest: number): Camera {
  const fits = (side: number, cells: number) => Math.floor(side / (cells + 2 * MARGIN));
  const cell = Math.max(
    1,
    Math.min(largest, fits(window.width, bounds.width), fits(window.height, bounds.height)),
  );
  return {
    cell,
    left: Math.round(window.width / 2 - (bounds.left + bounds.width / 2) * cell),
    top: Math.round(window.height / 2 - (bounds.top + bounds.height / 2) * cell),
  };
}

/** The camera after the mat was pushed by some pixels; part of the stack always stays in sight. */
export function pushed(camera: Camera, by: Spot, bounds: Bounds, window: Size): Camera {
  const keep = (offset: number, start: number, length: number, side: number) => {
    const first = camera.cell * (1 - start - length);
    const last = side - camera.cell * (1 + start);
    return Math.min(Math.max(offset, first), last);
  };
  return {
    cell: camera.cell,
    left: keep(camera.left + by.x, bounds.left, bounds.width, window.width),
    top: keep(camera.top + by.y, bounds.top, bounds.height, window.height),
  };
}

/** The cell of the mat under a point of the window. */
export function cellAt(camera: Camera, point: Spot): Spot {
  return {
    x: Math.floor((point.x - camera.left) / camera.cell),
    y: Math.floor((point.y - camera.top) / camera.cell),
  };
}
