// What this browser keeps of a table for when its page is opened again.

import { remember, remembered } from "../../../memory.ts";

/** How far the player has read what was shown to them: so many facts of a game are put away. */
export interface Seen {
  readonly game: number;
  readonly facts: number;
}

/** What is written in a game and not saved yet: a page that is closed offline loses nothing. */
export interface Draft {
  readonly game: number;
  /** What the server had when it was begun. */
  readonly before: string;
  readonly text: string;
}

interface Kept {
  readonly seen: Seen;
  readonly draft: Draft;
}

type Table = string | undefined;

/** Null: nothing is kept. A replay is no table's. */
export function kept<What extends keyof Kept>(what: What, table: Table): Kept[What] | null {
  const text = table === undefined ? null : remembered(`${what}-${table}`);
  return text ? (JSON.parse(text) as Kept[What]) : null;
}

export function keep<What extends keyof Kept>(
  what: What,
  table: Table,
  value: Kept[What] | null,
): void {
  if (table !== undefined) remember(`${what}-${table}`, value ? JSON.stringify(value) : "");
}
