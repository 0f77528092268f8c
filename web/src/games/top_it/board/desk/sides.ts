// Laying a piece by hand with nothing but keys: along which sides of the mosaic, and with which of
// its own. Whether it may lie there is for the server to say.

import { centre } from "../../../../board/bounds.ts";
import { boundsOf, distance, middleOf, sidesOf, type Corner, type Polygon } from "../polygon.ts";
import { turnedOutline, type LaidPiece } from "../pieces.ts";
import type { ShapeView } from "../../wire.gen.ts";

/** How a piece lies that somebody holds: its middle, and its turn. */
export interface Held {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** A side of a lying piece that no other piece covers. */
export interface FreeSide {
  readonly piece: number;
  readonly from: Corner;
  readonly to: Corner;
}

const TWELFTH = Math.PI / 6;
const TURNS = 12;

const middle = (side: readonly [Corner, Corner]): string =>
  middleOf(side)
    .map((number) => number.toFixed(2))
    .join();

/** In the order of a walk around the mosaic. Two sides that cover each other have one middle. */
export function freeSides(pieces: readonly LaidPiece[]): readonly FreeSide[] {
  const counts = new Map<string, number>();
  for (const { corners } of pieces)
    for (const side of sidesOf(corners))
      counts.set(middle(side), (counts.get(middle(side)) ?? 0) + 1);
  const [x, y] = pieces.length ? centre(boundsOf(pieces.map(({ corners }) => corners))!) : [0, 0];
  const angle = ({ from, to }: FreeSide) =>
    Math.atan2(from[1] + to[1] - 2 * y, from[0] + to[0] - 2 * x);
  return pieces
    .flatMap(({ piece, corners }) =>
      sidesOf(corners)
        .filter((side) => counts.get(middle(side)) === 1)
        .map(([from, to]) => ({ piece, from, to })),
    )
    .toSorted((one, other) => angle(one) - angle(other));
}

const directionOf = (from: Corner, to: Corner): number =>
  Math.atan2(to[1] - from[1], to[0] - from[0]) / TWELFTH;

const isSame = (one: Held, other: Held): boolean =>
  one.turn === other.turn && distance([one.x, one.y], [other.x, other.y]) < 0.01;

/** All ways in which a piece can be held against a side, ends meeting where the side begins. */
export function waysAgainst(shape: ShapeView, side: FreeSide): readonly Held[] {
  const ways = sidesOf(shape.outline).map(([from, to], index): Held => {
    const turn =
      Math.round(directionOf(side.to, side.from) - directionOf(from, to) + 2 * TURNS) % TURNS;
    const [x, y] = turnedOutline(shape, turn)[(index + 1) % shape.outline.length]!;
    return { x: side.from[0] - x, y: side.from[1] - y, turn: turn % shape.period };
  });
  return ways.filter((way, index) => ways.findIndex((other) => isSame(way, other)) === index);
}

/** The corners of a piece that is held there. */
export const cornersOf = (shape: ShapeView, { x, y, turn }: Held): Polygon =>
  turnedOutline(shape, turn).map(([right, down]) => [x + right, y + down]);
