// Asks who is there, at the first need; remembered from then on.

import { me, type Person } from "../identity.svelte.ts";

let waiting = $state.raw<((person: Person | null) => void) | null>(null);

export const isAsking = (): boolean => waiting !== null;

/** The person's answer to the dialog; null: no answer. */
export function answer(person: Person | null): void {
  waiting?.(person);
  waiting = null;
}

export function ask(): Promise<Person | null> {
  answer(null);
  return new Promise((resolve) => (waiting = resolve));
}

/** Who is there, asked only if nobody has said so yet. */
export const whoIsThere = async (): Promise<Person | null> => me() ?? (await ask());
