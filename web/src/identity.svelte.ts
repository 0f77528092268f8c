// Who sits at this browser: a random key that never leaves it in an address, a name, a colour.

import { remember, remembered } from "./memory.ts";
import { randomBase64Url, randomHex } from "./random.ts";
import type { PersonColour } from "./wire.gen.ts";

export interface Person {
  readonly name: string;
  readonly colour: PersonColour;
}

export const COLOURS: readonly PersonColour[] = [
  "blue",
  "green",
  "pink",
  "ochre",
  "teal",
  "plum",
  "brick",
  "slate",
];
export const NAME_LENGTH = 24;

const KEY_BYTES = 32;
const CONTRIBUTION_BYTES = 16;

const isColour = (text: string | null): text is PersonColour =>
  COLOURS.includes(text as PersonColour);

function recall(): Person | null {
  const name = remembered("name");
  const colour = remembered("colour");
  return name && isColour(colour) ? { name, colour } : null;
}

let person = $state.raw<Person | null>(recall());

/** Null until somebody has said a name. */
export const me = (): Person | null => person;

export function introduce({ name, colour }: Person): Person {
  const known = { name: name.trim().slice(0, NAME_LENGTH), colour };
  remember("name", known.name);
  remember("colour", known.colour);
  person = known;
  return known;
}

export function key(): string {
  const kept = remembered("key");
  if (kept) return kept;
  const made = randomBase64Url(KEY_BYTES);
  remember("key", made);
  return made;
}

/** Bytes for the deal: no server can choose the cards alone. */
export const contribution = (): string => randomHex(CONTRIBUTION_BYTES);
