// The eight cards of a colour, and the places.

import type { Card, Place } from "../wire.gen.ts";

export type Identity = Extract<Card, "fiddlebottom" | "bubble" | "zsa_zsa" | "agent_x">;
export type Fragment = Exclude<Card, Identity>;

/** In the order in which the number is told (TS-44). */
export const IDENTITIES = ["fiddlebottom", "bubble", "zsa_zsa", "agent_x"] as const;
export const FRAGMENTS = ["52", "11", "0", "29"] as const;
export const CARDS: readonly Card[] = [...IDENTITIES, ...FRAGMENTS];

export const PLACES: readonly Place[] = [
  "rialto",
  "ponte_dei_sospiri",
  "salute",
  "san_marco",
  "san_giorgio",
];

export const isIdentity = (card: Card): card is Identity =>
  (IDENTITIES as readonly Card[]).includes(card);

export type Pair = readonly [Card, Card];

/** As the wire wants it: the card that comes first in `CARDS` first. */
export const inOrder = (one: Card, other: Card): Pair =>
  CARDS.indexOf(one) < CARDS.indexOf(other) ? [one, other] : [other, one];

export const isSamePair = (one: Pair, other: Pair): boolean =>
  one[0] === other[0] && one[1] === other[1];
