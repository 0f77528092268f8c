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

/** The move of a hand that cost it the most; where none did, the one that brought the most. */
export function keyMoment(moves: readonly ReviewedMove[], hand: number): ReviewedMove | null {
  const own = moves.filter((move) => move.hand === hand);
  const byWeight = (one: ReviewedMove, other: ReviewedMove) =>
    other.lost - one.lost || other.points - one.points;
  return own.toSorted(byWeight)[0] ?? null;
}

/** Whether the stone was due, or was better kept; null: the move says nothing of it. */
export function stoneTiming({ lost, best }: ReviewedMove, isStone: boolean): "now" | "kept" | null {
  const isBestStone = best.kind === "target";
  if (lost === 0 || isBestStone === isStone) return null;
  return isStone ? "kept" : "now";
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
