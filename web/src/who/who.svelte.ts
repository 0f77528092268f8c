// Asks who is there, at the first need; remembered from then on.

import { me, type Person } from "../identity.svelte.ts";

let waiting = $state.raw<((person: Person | null) => void) | null>(null);

export const isAsking = (): boolean => waiting !== null;

let mayWatch = $state(false);
let watches = false;

/** Whether the one who is asked may also say: only to watch. */
export const offersWatching = (): boolean => mayWatch;
/** Whether the last one who was asked has said so. */
export const isOnlyWatching = (): boolean => watches;

/** The person's answer to the dialog; null: no answer. */
export function answer(person: Person | null, isWatching = false): void {
  watches = isWatching;
  waiting?.(person);
  waiting = null;
}

export function ask(atTable = false): Promise<Person | null> {
  answer(null);
  mayWatch = atTable;
  return new Promise((resolve) => (waiting = resolve));
}

/** Who is there, asked only if nobody has said so yet. */
export async function whoIsThere(atTable = false): Promise<Person | null> {
  watches = false;
  return me() ?? (await ask(atTable));
}
