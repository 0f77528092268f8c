// Polygons as the eye sees them: where they are, what lies in them, which cover each other. The
// rules are the server's; this only helps a finger and a camera.

import type { Bounds } from "../../../board/bounds.ts";

export type Corner = readonly [x: number, y: number];
/** Convex, its corners in order around it. */
export type Polygon = readonly Corner[];

export function boundsOf(polygons: readonly Polygon[]): Bounds | null {
  const corners = polygons.flat();
  if (corners.length === 0) return null;
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

export const distance = ([x, y]: Corner, [u, v]: Corner): number => Math.hypot(x - u, y - v);

/** Each side as its two ends. */
export const sidesOf = (polygon: Polygon): readonly (readonly [Corner, Corner])[] =>
  polygon.map((corner, index) => [corner, polygon[(index + 1) % polygon.length]!]);

const cross = ([a, b]: Corner, [c, d]: Corner): number => a * d - b * c;

/** Twice the area; above zero if the corners run clockwise on a screen. */
const doubleArea = (polygon: Polygon): number =>
  sidesOf(polygon).reduce((sum, [from, to]) => sum + cross(from, to), 0);

export const areaOf = (polygon: Polygon): number => Math.abs(doubleArea(polygon)) / 2;

/** The mean of the corners, about which a piece turns. */
export const middleOf = (corners: Polygon): Corner => [
  corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
  corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
];

/** The middle of the area, where a value is written. */
export function centreOf(polygon: Polygon): Corner {
  let x = 0;
  let y = 0;
  for (const [from, to] of sidesOf(polygon)) {
    const part = cross(from, to);
    x += (from[0] + to[0]) * part;
    y += (from[1] + to[1]) * part;
  }
  const three = 3 * doubleArea(polygon);
  return [x / three, y / three];
}

/** The unit vector that looks out of a side. */
export function outward(polygon: Polygon, [from, to]: readonly [Corner, Corner]): Corner {
  const way = Math.sign(doubleArea(polygon)) / distance(from, to);
  return [(to[1] - from[1]) * way, (from[0] - to[0]) * way];
}

const reach = ([x, y]: Corner, [u, v]: Corner): number => x * u + y * v;

/** What is thinner than this is a common side. */
const HAIR = 1e-3;

const isBeyond = (polygon: Polygon, axis: Corner, other: Polygon): boolean =>
  Math.max(...polygon.map((corner) => reach(corner, axis))) <=
  Math.min(...other.map((corner) => reach(corner, axis))) + HAIR;

const separates = (polygon: Polygon, other: Polygon): boolean =>
  sidesOf(polygon).some((side) => isBeyond(polygon, outward(polygon, side), other));

export const overlaps = (polygon: Polygon, other: Polygon): boolean =>
  !separates(polygon, other) && !separates(other, polygon);

export const contains = (polygon: Polygon, point: Corner): boolean =>
  sidesOf(polygon).every(([from, to]) => {
    const [x, y] = outward(polygon, [from, to]);
    return (point[0] - from[0]) * x + (point[1] - from[1]) * y <= 0;
  });

/** Every side moved inwards; the corners are where neighbours then meet. */
export function inset(polygon: Polygon, by: number): Polygon {
  const lines = sidesOf(polygon).map((side) => {
    const out = outward(polygon, side);
    return { out, at: reach(side[0], out) - by };
  });
  return lines.map(({ out, at }, index) => {
    const before = lines.at(index - 1)!;
    const [a, b] = before.out;
    const [c, d] = out;
    const across = a * d - b * c;
    return [(before.at * d - at * b) / across, (a * at - c * before.at) / across];
  });
}

/** A board that lies across is seen after a quarter turn, upright values and all. */
export const quarterTurned = ([x, y]: Corner): Corner => [-y, x];
export const quarterTurnedBack = ([x, y]: Corner): Corner => [y, -x];
