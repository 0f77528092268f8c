// What is written and not saved yet, kept in this browser too: a page that is closed while it has
// no connection loses nothing.

import { remember, remembered } from "../../../memory.ts";

export interface Draft {
  /** It belongs to one game of the series. */
  readonly game: number;
  /** What the server had when it was begun. */
  readonly before: string;
  readonly text: string;
}

export function draftAt(table: string | undefined): Draft | null {
  const kept = table === undefined ? null : remembered(`draft-${table}`);
  return kept ? (JSON.parse(kept) as Draft) : null;
}

export function keepDraft(table: string | undefined, draft: Draft | null): void {
  if (table !== undefined) remember(`draft-${table}`, draft ? JSON.stringify(draft) : "");
}
