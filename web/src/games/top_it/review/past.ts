// Looking back: the table as it was after any move of a game that is over.

import { movesOf } from "../board/moves.ts";
import { isSolo } from "../board/pieces.ts";
import type { HandView, View } from "../wire.gen.ts";
import { sum } from "./progress.ts";

/** What was done up to a move; null: it was done later, or never. */
const doneBy = <T extends { readonly number: number }>(number: number, done: T | null): T | null =>
  done && done.number <= number ? done : null;

function handAfter(view: View, number: number, hand: HandView): HandView {
  const stoneOf = (of: HandView) => doneBy(number, of.stone);
  const stone = stoneOf(hand);
  const pieces = hand.pieces.map((piece) => {
    const laid = doneBy(number, piece.laid);
    if (!laid || laid.topped_by === null) return { ...piece, laid };
    const isTopped = stoneOf(view.hands[laid.topped_by]!) !== null;
    return isTopped ? piece : { ...piece, laid: { ...laid, topped_by: null } };
  });
  const points = [stone, ...pieces.map(({ laid }) => laid)].map((done) => done?.points ?? 0);
  return { ...hand, pieces, stone, score: sum(points) };
}

/** What came later is still in the hands. */
export function viewAfter(view: View, number: number): View {
  const hands = view.hands.map((hand) => handAfter(view, number, hand));
  const scores = hands.map(({ score }) => score);
  const made = movesOf(view).find((move) => move.number === number);
  return {
    ...view,
    hands,
    scores: isSolo(view) ? [sum(scores)] : scores,
    last: made ? { ...made, scoring: [] } : null,
  };
}
