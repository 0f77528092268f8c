// The line between the few points of a stroke: round where the hand went round, sharp at a corner.

import type { Point } from "./stroke.ts";

type Place = Pick<Point, "x" | "y">;
/** A place on the line, and how much the marker is pressed there. */
export type Pressed = Pick<Point, "x" | "y" | "pressure">;

/** So near to each other, in units of the page, are the places on the line. */
const NEAR = 8;
/** The cosine of the sharpest turn that still belongs to a curve: sixty degrees. */
const SHARPEST = 0.5;

const way = (from: Place, to: Place): Place => ({ x: to.x - from.x, y: to.y - from.y });

/** Never nothing, even for a hand that stood still. */
const lengthOf = ({ x, y }: Place): number => Math.hypot(x, y) || 1;

/** Where the line heads at a point, per unit of its length; null: it ends there, or has a corner. */
function heading(before: Place | undefined, after: Place | undefined): Place | null {
  if (!before || !after) return null;
  const [came, goes] = [lengthOf(before), lengthOf(after)];
  if (before.x * after.x + before.y * after.y < SHARPEST * came * goes) return null;
  const along = (one: number, other: number) =>
    one / came + other / goes - (one + other) / (came + goes);
  return { x: along(before.x, after.x), y: along(before.y, after.y) };
}

/** How far one is on a way that is straight but for how one leaves and arrives (Hermite). */
function bent(part: number, way: number, leaving: number, arriving: number): number {
  const rest = 1 - part;
  return part * (way + rest * (rest * (leaving - way) - part * (arriving - way)));
}

function piece(from: Point, to: Point, first: Place | null, last: Place | null): Pressed[] {
  const straight = way(from, to);
  const length = lengthOf(straight);
  const at = (head: Place | null) => (head ? { x: head.x * length, y: head.y * length } : straight);
  const [leaving, arriving] = [at(first), at(last)];
  const steps = Math.ceil(length / NEAR);
  return Array.from({ length: steps }, (_, step) => {
    const part = (step + 1) / steps;
    return {
      x: from.x + bent(part, straight.x, leaving.x, arriving.x),
      y: from.y + bent(part, straight.y, leaving.y, arriving.y),
      pressure: from.pressure + part * (to.pressure - from.pressure),
    };
  });
}

/** The points with others in between, through which the marker goes (Catmull and Rom). */
export function curveThrough(points: readonly Point[]): Pressed[] {
  const ways = points.slice(1).map((to, at) => way(points[at]!, to));
  const headings = points.map((_, at) => heading(ways[at - 1], ways[at]));
  const pieces = ways.map((_, at) =>
    piece(points[at]!, points[at + 1]!, headings[at]!, headings[at + 1]!),
  );
  return [...points.slice(0, 1), ...pieces.flat()];
}
