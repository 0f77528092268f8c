// Where a stroke crosses the edge of a section: ink ends there, and there it begins again (MM-29).

import type { PageSection } from "../page.ts";
import type { Point } from "./stroke.ts";

/** From where to where on the way, as parts of it, one is inside (Liang and Barsky); null: nowhere. */
export function partInside(
  { left, top, width, height }: PageSection,
  from: Point,
  to: Point,
): readonly [first: number, last: number] | null {
  let [first, last] = [0, 1];
  for (const [way, room] of [
    [from.x - to.x, from.x - left],
    [to.x - from.x, left + width - from.x],
    [from.y - to.y, from.y - top],
    [to.y - from.y, top + height - from.y],
  ] as const) {
    if (way === 0 && room < 0) return null;
    if (way < 0) first = Math.max(first, room / way);
    if (way > 0) last = Math.min(last, room / way);
  }
  return first < last ? [first, last] : null;
}

/** The point after this part of the way. */
export function pointBetween(from: Point, to: Point, part: number): Point {
  const at = (one: number, other: number) => one + part * (other - one);
  return {
    x: at(from.x, to.x),
    y: at(from.y, to.y),
    pressure: Math.round(at(from.pressure, to.pressure)),
    at_ms: at(from.at_ms, to.at_ms),
  };
}
