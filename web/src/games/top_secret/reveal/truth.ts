// What a call claimed, beside what was true.

import { IDENTITIES } from "../cards.ts";
import { AGENTS } from "../people.ts";
import type { Card, Result } from "../wire.gen.ts";

export interface Turned {
  readonly agent: number;
  readonly identity: Card;
  readonly fragment: Card;
  /** Which part of the number it is, from 1. */
  readonly part: number;
  /** Whether the fragment that was dialled for this identity is the right one. */
  readonly isRight: boolean;
}

/** In the order of the number, so that it is spelled out as the cards turn. */
export function turnedCards({ identities, fragments, number }: Result): readonly Turned[] {
  return IDENTITIES.map((identity, place) => {
    const agent = AGENTS.find((one) => identities[one] === identity)!;
    const fragment = fragments[agent]!;
    return { agent, identity, fragment, part: place + 1, isRight: number[place] === fragment };
  });
}

export const trueNumber = (result: Result): readonly Card[] =>
  turnedCards(result).map(({ fragment }) => fragment);
