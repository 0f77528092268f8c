// Which part of the table is seen, and how large.

import { SIDE } from "./drawing.ts";
import { centre, type Bounds, type Corner } from "../polygon.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels that are covered by something else, or kept free, on each side of the window. */
export interface Padding {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Camera {
  /** Pixels from the corner of the window to the middle of the table. */
  readonly left: number;
  readonly top: number;
  readonly zoom: number;
}

const SMALLEST = 0.24;
const LARGEST = 2.4;
/** Closer than this nothing gets prettier by itself; as far as need be, to show all. */
const LARGEST_FIT = 1.2;
const SMALLEST_FIT = 0.1;

const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** Shows all of the bounds in the middle of what is not covered. */
export function fitting(bounds: Bounds, window: Size, padding: Padding): Camera {
  const width = window.width - padding.left - padding.right;
  const height = window.height - padding.top - padding.bottom;
  const fits = Math.min(
    width / (bounds.right - bounds.left) / SIDE,
    height / (bounds.bottom - bounds.top) / SIDE,
  );
  const zoom = between(SMALLEST_FIT, fits, LARGEST_FIT);
  const unit = zoom * SIDE;
  return {
    zoom,
    left: padding.left + width / 2 - ((bounds.left + bounds.right) / 2) * unit,
    top: padding.top + height / 2 - ((bounds.top + bounds.bottom) / 2) * unit,
  };
}

/** How many times as large the bounds are seen after a quarter turn. */
export function gainOfTurn(bounds: Bounds, window: Size, padding: Padding): number {
  const { left, top, right, bottom } = bounds;
  const turned = { left: top, top: left, right: bottom, bottom: right };
  return fitting(turned, window, padding).zoom / fitting(bounds, window, padding).zoom;
}

export const pushed = (camera: Camera, x: number, y: number): Camera => ({
  ...camera,
  left: camera.left + x,
  top: camera.top + y,
});

/** Closer or further, while the point of the window stays where it is. */
export function zoomed(camera: Camera, [x, y]: Corner, factor: number): Camera {
  const zoom = between(SMALLEST, camera.zoom * factor, LARGEST);
  const part = zoom / camera.zoom;
  return { zoom, left: x - (x - camera.left) * part, top: y - (y - camera.top) * part };
}

/** The smallest push that brings the bounds into what is not covered. */
export function following(camera: Camera, bounds: Bounds, window: Size, pad: Padding): Camera {
  const unit = camera.zoom * SIDE;
  const push = (offset: number, from: number, to: number, first: number, last: number) => {
    if (offset + from * unit < first) return first - offset - from * unit;
    return Math.min(0, last - offset - to * unit);
  };
  return pushed(
    camera,
    push(camera.left, bounds.left, bounds.right, pad.left, window.width - pad.right),
    push(camera.top, bounds.top, bounds.bottom, pad.top, window.height - pad.bottom),
  );
}

/** Whether all of the bounds is seen in what is not covered. */
export function isInSight(camera: Camera, bounds: Bounds, window: Size, pad: Padding): boolean {
  const [left, top] = seenAt(camera, [bounds.left, bounds.top]);
  const [right, bottom] = seenAt(camera, [bounds.right, bounds.bottom]);
  const isAcross = left >= pad.left && right <= window.width - pad.right;
  return isAcross && top >= pad.top && bottom <= window.height - pad.bottom;
}

/** What of the table is under a point of the window. */
export const pointAt = (camera: Camera, [x, y]: Corner): Corner => [
  (x - camera.left) / camera.zoom / SIDE,
  (y - camera.top) / camera.zoom / SIDE,
];

/** Where in the window a point of the table is seen. */
export const seenAt = (camera: Camera, [x, y]: Corner): Corner => [
  camera.left + x * camera.zoom * SIDE,
  camera.top + y * camera.zoom * SIDE,
];

/**
 * The corner of a box beside bounds of the window, to the right or the left, the way one looks; on
 * the other side if there is no room.
 */
export function boxBeside(
  bounds: Bounds,
  [right, down]: Corner,
  box: Size,
  window: Size,
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
