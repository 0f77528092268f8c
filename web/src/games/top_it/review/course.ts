// The course of a game that is over: points after each move, and what was left on the table.

import type { ReviewedMove, View } from "../wire.gen.ts";

export interface Line {
  readonly hand: number;
  /** Points of the hand after each move of the game, its opening included. */
  readonly totals: readonly number[];
}

export const missedBy = ({ best, points }: ReviewedMove): number => best.points - points;

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((all, one) => all + one, 0);

export function linesOf(view: View, moves: readonly ReviewedMove[]): readonly Line[] {
  return view.hands.map(({ score }, hand) => {
    const brought = moves.map((move) => (move.hand === hand ? move.points : 0));
    let total = score - sum(brought);
    return { hand, totals: [total, ...brought.map((points) => (total += points))] };
  });
}

/** All that a hand could have had more, had it taken the most at every turn. */
export const missedInAll = (moves: readonly ReviewedMove[], hand: number): number =>
  sum(moves.filter((move) => move.hand === hand).map(missedBy));
