// How far a player has read what was shown to them, kept in this browser for when they come back.

import { remember, remembered } from "../../memory.ts";

/** So many facts of one game of the series are put away. */
export interface Known {
  readonly game: number;
  readonly facts: number;
}

/** Null: nobody has played at this table in this browser. */
export function knownAt(table: string): Known | null {
  const kept = remembered(`seen-${table}`);
  if (kept === null) return null;
  const [game = 0, facts = 0] = kept.split(" ").map(Number);
  return { game, facts };
}

export const keepKnown = (table: string, { game, facts }: Known): void =>
  remember(`seen-${table}`, `${game} ${facts}`);
