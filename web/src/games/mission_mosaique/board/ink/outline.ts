// A stroke as it looks: the outline of a marker that is pressed now more, now less.

import { getStroke } from "perfect-freehand";
import { curveThrough } from "./curve.ts";
import { pointsOf, type Stroke } from "./stroke.ts";

const MARKER = {
  size: 11,
  thinning: 0.55,
  smoothing: 0.6,
  streamline: 0.3,
  simulatePressure: false,
  start: { cap: true },
  end: { cap: true },
  /** The ink ends under the pen, and at the edge of the paper: not a little before. */
  last: true,
};
const FULL_PRESSURE = 255;

const middle = (one: number, other: number): string => ((one + other) / 2).toFixed(1);

/** Through the middles of the corners, so that the edge is smooth. */
function smooth(corners: readonly (readonly number[])[]): string {
  const [first, ...rest] = corners;
  if (!first) return "";
  const curves = [...rest, first].map(([x, y], at) => {
    const [nextX, nextY] = rest[at + 1] ?? first;
    return `Q${x!.toFixed(1)} ${y!.toFixed(1)} ${middle(x!, nextX!)} ${middle(y!, nextY!)}`;
  });
  return `M${first[0]!.toFixed(1)} ${first[1]!.toFixed(1)}${curves.join("")}Z`;
}

function drawn(stroke: Stroke): string {
  const line = curveThrough(pointsOf(stroke));
  const felt = line.map(({ x, y, pressure }) => [x, y, pressure / FULL_PRESSURE]);
  return smooth(getStroke(felt, MARKER));
}

const known = new WeakMap<Stroke, string>();

/** The path to fill, of a page and of a canvas alike; worked out once for each stroke. */
export function outlineOf(stroke: Stroke): string {
  const path = known.get(stroke) ?? drawn(stroke);
  known.set(stroke, path);
  return path;
}
