// The course of a mission that is over, turn by turn.

import type { Die, Placed, ReviewedTurn, Share, TurnView } from "../wire.gen.ts";

export interface Shared {
  readonly seat: number;
  readonly die: Die;
}

export const missedBy = ({ worth, best_worth }: ReviewedTurn): number => best_worth - worth;

const dieOf = ({ rolled }: TurnView, number: number): Die =>
  rolled.find(({ die }) => die === number)!;

/** Who took which die. */
export const taken = ({ placed }: TurnView): readonly Shared[] =>
  placed.map(({ seat, die }: Placed) => ({ seat, die }));

/** Who had better have taken which die. */
export const advised = (turn: TurnView, best: readonly Share[]): readonly Shared[] =>
  best.map(({ seat, die }) => ({ seat, die: dieOf(turn, die) }));

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
