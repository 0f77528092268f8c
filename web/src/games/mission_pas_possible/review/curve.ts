// The course of a mission that is over, turn by turn.

import type { ReviewedTurn, SharedDie } from "../wire.gen.ts";

export const missedBy = ({ worth, best_worth }: ReviewedTurn): number => best_worth - worth;

const isLike = (one: SharedDie, other: SharedDie): boolean =>
  one.seat === other.seat &&
  one.die.colour === other.die.colour &&
  one.die.number === other.die.number;

/** The right die in the right hand, and yet on another space: then the advice must name it. */
export const isElsewhere = (share: SharedDie, { placed }: ReviewedTurn): boolean =>
  placed.some((taken) => isLike(taken, share)) &&
  !placed.some(
    (taken) => isLike(taken, share) && taken.card === share.card && taken.space === share.space,
  );

export interface Bar {
  readonly x: number;
  readonly width: number;
  /** How high it stands, and how high it could have stood, from 0 to 1. */
  readonly reached: number;
  readonly possible: number;
}

/** The turns as bars on a field of width 1; what was worth less than nothing stands at 0. */
export function barsOf(turns: readonly ReviewedTurn[]): readonly Bar[] {
  const most = Math.max(0.01, ...turns.map(({ best_worth }) => best_worth));
  const step = 1 / Math.max(1, turns.length);
  return turns.map(({ worth, best_worth }, index) => ({
    x: (index + 0.14) * step,
    width: step * 0.72,
    reached: Math.max(0, worth) / most,
    possible: Math.max(0, best_worth) / most,
  }));
}
