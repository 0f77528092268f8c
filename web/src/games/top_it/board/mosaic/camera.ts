// How close one may look at the mosaic, and where things stand beside a piece.

import { centre, type Bounds } from "../../../../board/bounds.ts";
import {
  between,
  centredOn,
  unitFitting,
  zoomed as scaled,
  type Camera,
  type Padding,
  type WindowSize,
} from "../../../../board/camera.ts";
import { SIDE } from "./drawing.ts";
import type { Corner } from "../polygon.ts";

const SMALLEST = 0.24 * SIDE;
const LARGEST = 2.4 * SIDE;
/** Closer than this nothing gets prettier by itself; as far as need be, to show all. */
const LARGEST_FIT = 1.2 * SIDE;
const SMALLEST_FIT = 0.1 * SIDE;

/** Shows all of the bounds in the middle of what is not covered. */
export function fitting(bounds: Bounds, window: WindowSize, pad: Padding): Camera {
  const unit = between(SMALLEST_FIT, unitFitting(bounds, window, pad), LARGEST_FIT);
  return centredOn(bounds, unit, window, pad);
}

/** How many times as large the bounds are seen after a quarter turn. */
export function gainOfTurn(bounds: Bounds, window: WindowSize, pad: Padding): number {
  const { left, top, right, bottom } = bounds;
  const turned = { left: top, top: left, right: bottom, bottom: right };
  return fitting(turned, window, pad).unit / fitting(bounds, window, pad).unit;
}

/** Closer or further, while the point of the window stays where it is. */
export const zoomed = (camera: Camera, point: Corner, factor: number): Camera =>
  scaled(camera, point, between(SMALLEST, camera.unit * factor, LARGEST));

/**
 * The corner of a box beside bounds of the window, to the right or the left, the way one looks; on
 * the other side if there is no room.
 */
export function boxBeside(
  bounds: Bounds,
  [right, down]: Corner,
  box: WindowSize,
  window: WindowSize,
  pad: Padding,
): Corner {
  const [before, after] = [bounds.left - box.width, bounds.right];
  const farthest = window.width - pad.right - box.width;
  const isRight = right < 0 ? before < pad.left : after <= farthest;
  const middle = centre(bounds)[1] + (down * (bounds.bottom - bounds.top)) / 2;
  return [
    between(pad.left, isRight ? after : before, farthest),
    between(pad.top, middle - box.height / 2, window.height - pad.bottom - box.height),
  ];
}
