// The move that brought the most, in words.

import type { ChairView } from "../../../wire.gen.ts";
import { movesOf } from "../board/moves.ts";
import { nameOfHand } from "../board/others/people.ts";
import { shapeOf } from "../board/pieces.ts";
import { trophy } from "../words/trophy.ts";
import type { View } from "../wire.gen.ts";

export function finestMove(view: View, chairs: readonly ChairView[]): string | null {
  const best = movesOf(view).toSorted((one, other) => other.points - one.points)[0];
  if (!best) return null;
  const name = nameOfHand(view, chairs, best.hand);
  return trophy().finest(name, shapeOf(view, best.piece).shape, best.is_stone, best.points);
}
