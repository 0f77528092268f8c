// Where the dice of a roll lie. One that is taken away leaves its place empty: the others do not
// slide under a finger that is on its way, and keep the keys that take them.

import type { CentreDie, View } from "../../wire.gen.ts";

/** The dice of a turn by their numbers, in the order in which they were first seen. */
export interface Roll {
  readonly turn: number;
  readonly dice: readonly number[];
}

export interface Place {
  readonly die: number;
  /** What lies there still; null: it was taken away. */
  readonly rolled: CentreDie | null;
}

export const NO_ROLL: Roll = { turn: 0, dice: [] };

/** The roll that is known already, unless this view shows dice of another one. */
export function rollOf({ turn, centre }: View, known: Roll): Roll {
  const dice = centre.map(({ die }) => die.die);
  const isKnown = turn === known.turn && dice.every((die) => known.dice.includes(die));
  return isKnown ? known : { turn, dice };
}

export const placesOf = ({ dice }: Roll, { centre }: View): readonly Place[] =>
  dice.map((die) => ({ die, rolled: centre.find((one) => one.die.die === die) ?? null }));
