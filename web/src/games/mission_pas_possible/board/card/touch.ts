// Where a finger may touch to mean a space: its whole column in a row, its whole line in a stack.

import type { Arrangement, Point } from "./arrangement.ts";

export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The two edges half way to the nearest neighbours on a line, or the end of the card. */
function share(at: number, size: number, others: readonly number[], end: number): [number, number] {
  const before = others.filter((other) => other < at - 1);
  const after = others.filter((other) => other > at + 1);
  const from = before.length ? (Math.max(...before) + size + at) / 2 : 0;
  const to = after.length ? (Math.min(...after) + at + size) / 2 : end;
  return [from, to];
}

const near = (one: number, other: number, size: number): boolean => Math.abs(one - other) < size;

/** The areas tile the card: none lies over another, and none is smaller than its space. */
export function touchAreas({ spaces, size }: Arrangement, card: Size): readonly Area[] {
  return spaces.map(({ x, y }) => {
    const beside = spaces.filter((space) => near(space.y, y, size / 2)).map((space) => space.x);
    const levels = spaces.map((space) => space.y);
    const [left, right] = share(x, size, beside, card.width);
    const [top, bottom] = share(y, size, levels, card.height);
    return { x: left, y: top, width: right - left, height: bottom - top };
  });
}
