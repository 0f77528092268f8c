// The mixes of the advanced setups: how many cards of each value, and for how many players.

import type { Difficulty, Mix } from "../wire.gen.ts";

export const VALUES: readonly (keyof Mix)[] = ["ones", "twos", "threes", "fours", "sixes"];

/** How many cards of each value there are (MPP-2, MPP-3, MPP-99). */
export const MOST: Mix = { ones: 12, twos: 12, threes: 13, fours: 12, sixes: 5 };

/** The deck of somebody alone; every further player adds a card (MPP-14). */
const ALONE: Readonly<Record<Difficulty, number>> = {
  training: 16,
  standard: 19,
  expert: 21,
  elite: 23,
  insane: 25,
};

const MOST_PLAYERS = 5;

export const total = (mix: Mix): number => VALUES.reduce((sum, value) => sum + mix[value], 0);

export const range = (level: Difficulty): readonly [number, number] => [
  ALONE[level],
  ALONE[level] + MOST_PLAYERS - 1,
];

/** For how many players a mix is right; null: for nobody (MPP-90). */
export function playersFor(mix: Mix, level: Difficulty): number | null {
  const players = total(mix) - ALONE[level] + 1;
  return players >= 1 && players <= MOST_PLAYERS ? players : null;
}

/** A mix to begin with: that of the rules' example for three at Standard (MPP-91), fitted. */
export function firstMix(level: Difficulty, players: number): Mix {
  const example: Mix = { ones: 3, twos: 4, threes: 7, fours: 7, sixes: 0 };
  const missing = ALONE[level] + players - 1 - total(example);
  return { ...example, ones: example.ones + missing };
}

export const changed = (mix: Mix, value: keyof Mix, by: number): Mix => ({
  ...mix,
  [value]: Math.max(0, Math.min(MOST[value], mix[value] + by)),
});
