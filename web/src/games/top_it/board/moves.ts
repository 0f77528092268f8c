// The moves of a game, as its view tells of them.

import { laidPieces } from "./pieces.ts";
import type { LastMove, View } from "../wire.gen.ts";

/** Which pieces scored is told of the last move only. */
export type Made = Omit<LastMove, "scoring">;

/** All of them: the pieces in their order, then the stones. */
export function movesOf(view: View): readonly Made[] {
  const pieces = laidPieces(view).map(({ hand, piece, laid: { number, points } }) => ({
    number,
    hand,
    piece,
    points,
    is_stone: false,
  }));
  const stones = view.hands.flatMap(({ stone }, hand) =>
    stone ? [{ ...stone, hand, is_stone: true }] : [],
  );
  return [...pieces, ...stones];
}
