// The mixes of the advanced setups: how many cards of each value, and for how many players.

import { CARDS_OF_VALUE, DECK_SIZES } from "../data.gen.ts";
import type { Difficulty, Mix } from "../wire.gen.ts";

export const POINTS = { ones: 1, twos: 2, threes: 3, fours: 4, sixes: 6 } as const;

export const VALUES = Object.keys(POINTS) as readonly (keyof Mix)[];

const sizes = (level: Difficulty): readonly number[] => DECK_SIZES[level];

export const total = (mix: Mix): number => VALUES.reduce((sum, value) => sum + mix[value], 0);

/** From the mission of somebody alone to that of five (MPP-14). */
export const range = (level: Difficulty): readonly [number, number] => [
  Math.min(...sizes(level)),
  Math.max(...sizes(level)),
];

/** For how many players a mix is right; null: for nobody (MPP-90). */
export function playersFor(mix: Mix, level: Difficulty): number | null {
  const place = sizes(level).indexOf(total(mix));
  return place < 0 ? null : place + 1;
}

/** A mix to begin with: as many of each value; what does not divide makes it harder. */
export function firstMix(level: Difficulty, players: number): Mix {
  const size = sizes(level)[players - 1]!;
  const quarter = (more: number): number => Math.floor((size + more) / 4);
  return { ones: quarter(0), twos: quarter(1), threes: quarter(2), fours: quarter(3), sixes: 0 };
}

/** Whether there are no more cards of this value (MPP-99). */
export const isFull = (mix: Mix, value: keyof Mix): boolean =>
  mix[value] === CARDS_OF_VALUE[POINTS[value]];

export const changed = (mix: Mix, value: keyof Mix, by: number): Mix => ({
  ...mix,
  [value]: mix[value] + by,
});
