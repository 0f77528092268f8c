// Which part of a board is seen, and how large. A board is measured in its own unit: a cell, the side
// of a piece.

import { centre, heightOf, widthOf, type Bounds } from "./bounds.ts";

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** Pixels that are covered by something else, or kept free, on each side of the window. */
export type Padding = Bounds;

export interface Camera {
  /** Pixels of the board's unit. */
  readonly unit: number;
  /** Pixels from the corner of the window to the board's origin. */
  readonly left: number;
  readonly top: number;
}

/** A point of the window in pixels, or of the board in its unit. */
export type SheetPoint = readonly [x: number, y: number];

export const NO_PADDING: Padding = { left: 0, top: 0, right: 0, bottom: 0 };

export const between = (least: number, value: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** How many pixels the unit may have at most, so that all of the bounds is seen. */
export function unitFitting(bounds: Bounds, window: WindowSize, pad = NO_PADDING): number {
  const width = window.width - pad.left - pad.right;
  const height = window.height - pad.top - pad.bottom;
  return Math.min(width / widthOf(bounds), height / heightOf(bounds));
}

/** Shows the bounds in the middle of what is not covered. */
export function centredOn(
  bounds: Bounds,
  unit: number,
  window: WindowSize,
  pad = NO_PADDING,
): Camera {
  const [x, y] = centre(bounds);
  return {
    unit,
    left: (window.width + pad.left - pad.right) / 2 - x * unit,
    top: (window.height + pad.top - pad.bottom) / 2 - y * unit,
  };
}

export const pushed = (camera: Camera, [x, y]: SheetPoint): Camera => ({
  ...camera,
  left: camera.left + x,
  top: camera.top + y,
});

/** With a unit of another size, while the point of the window stays where it is. */
export function zoomed(camera: Camera, [x, y]: SheetPoint, unit: number): Camera {
  const part = unit / camera.unit;
  return { unit, left: x - (x - camera.left) * part, top: y - (y - camera.top) * part };
}

/** The smallest push that brings the bounds into what is not covered. */
export function following(
  camera: Camera,
  bounds: Bounds,
  window: WindowSize,
  pad: Padding,
): Camera {
  const [left, top] = seenAt(camera, [bounds.left, bounds.top]);
  const [right, bottom] = seenAt(camera, [bounds.right, bounds.bottom]);
  const push = (from: number, to: number, first: number, last: number) =>
    from < first ? first - from : Math.min(0, last - to);
  return pushed(camera, [
    push(left, right, pad.left, window.width - pad.right),
    push(top, bottom, pad.top, window.height - pad.bottom),
  ]);
}

/** Pushed back so far that at least one unit of the bounds stays in the window. */
export function kept(camera: Camera, bounds: Bounds, window: WindowSize): Camera {
  const { unit } = camera;
  const keep = (offset: number, from: number, to: number, side: number) =>
    between(unit * (1 - to), offset, side - unit * (1 + from));
  return {
    unit,
    left: keep(camera.left, bounds.left, bounds.right, window.width),
    top: keep(camera.top, bounds.top, bounds.bottom, window.height),
  };
}

/** Whether all of the bounds is seen in what is not covered. */
export function isInSight(
  camera: Camera,
  bounds: Bounds,
  window: WindowSize,
  pad: Padding,
): boolean {
  const [left, top] = seenAt(camera, [bounds.left, bounds.top]);
  const [right, bottom] = seenAt(camera, [bounds.right, bounds.bottom]);
  const isAcross = left >= pad.left && right <= window.width - pad.right;
  return isAcross && top >= pad.top && bottom <= window.height - pad.bottom;
}

/** What of the board is under a point of the window. */
export const pointAt = ({ unit, left, top }: Camera, [x, y]: SheetPoint): SheetPoint => [
  (x - left) / unit,
  (y - top) / unit,
];

/** Where in the window a point of the board is seen. */
export const seenAt = ({ unit, left, top }: Camera, [x, y]: SheetPoint): SheetPoint => [
  left + x * unit,
  top + y * unit,
];
