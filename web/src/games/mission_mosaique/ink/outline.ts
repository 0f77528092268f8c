// A stroke as it looks: the outline of a marker that is pressed now more, now less.

import { getStroke } from "perfect-freehand";
import { pointsOf, type Point, type Stroke } from "./stroke.ts";

const MARKER = {
  size: 11,
  thinning: 0.55,
  smoothing: 0.6,
  streamline: 0.3,
  simulatePressure: false,
  start: { cap: true },
  end: { cap: true },
};
const FULL_PRESSURE = 255;
/** In units of the page. */
const CLOSE = 8;

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

/** The points with others in between: the marker takes its shape from points that lie close. */
function close(points: readonly Point[]): number[][] {
  return points.flatMap((point, at) => {
    const before = points[at - 1] ?? point;
    const steps = Math.ceil(Math.hypot(point.x - before.x, point.y - before.y) / CLOSE) || 1;
    return Array.from({ length: steps }, (_, step) => {
      const way = (step + 1) / steps;
      const between = (from: number, to: number) => from + way * (to - from);
      const pressure = between(before.pressure, point.pressure) / FULL_PRESSURE;
      return [between(before.x, point.x), between(before.y, point.y), pressure];
    });
  });
}

const drawn = (stroke: Stroke): string => smooth(getStroke(close(pointsOf(stroke)), MARKER));

const known = new WeakMap<Stroke, string>();

/** The path to fill, of a page and of a canvas alike; worked out once for each stroke. */
export function outlineOf(stroke: Stroke): string {
  const path = known.get(stroke) ?? drawn(stroke);
  known.set(stroke, path);
  return path;
}
