// How a game that is over went: points after each move, and what was left on the table.

import type { ReviewedMove, View } from "../wire.gen.ts";

export interface Line {
  readonly hand: number;
  /** Points of the hand after each move of the game, its opening included. */
  readonly totals: readonly number[];
}

/** Of a game that is over, all points are told. */
export const bestOf = ({ best }: ReviewedMove): number => best.points ?? 0;

export const missedBy = ({ lost }: ReviewedMove): number => lost;

/** The move of a hand that cost it the most; null: none cost it anything. */
export function keyMoment(moves: readonly ReviewedMove[], hand: number): ReviewedMove | null {
  const costly = moves.filter((move) => move.hand === hand && move.lost > 0);
  return costly.toSorted((one, other) => other.lost - one.lost)[0] ?? null;
}

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((all, one) => all + one, 0);

export function linesOf(view: View, moves: readonly ReviewedMove[]): readonly Line[] {
  return view.hands.map(({ score }, hand) => {
    const brought = moves.map((move) => (move.hand === hand ? move.points : 0));
    let total = score - sum(brought);
    return { hand, totals: [total, ...brought.map((points) => (total += points))] };
  });
}

/** All that a hand could have had more, had it played carefully at every turn. */
export const missedInAll = (moves: readonly ReviewedMove[], hand: number): number =>
  sum(moves.filter((move) => move.hand === hand).map(missedBy));
