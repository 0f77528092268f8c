// What a call announced of each agent, beside what was true.

import { IDENTITIES } from "../cards.ts";
import { AGENTS } from "../people.ts";
import type { Card, Result } from "../../wire.gen.ts";

export interface Hand {
  readonly identity: Card;
  readonly fragment: Card;
  /** Which part of the number the fragment is, from 1. */
  readonly part: number;
}

export interface Unmasked {
  readonly agent: number;
  readonly announced: Hand;
  readonly real: Hand;
  readonly isIdentityRight: boolean;
  readonly isFragmentRight: boolean;
}

function announcedFor({ number, owners }: Result, agent: number): Hand {
  const place = owners.indexOf(agent);
  return { identity: IDENTITIES[place]!, fragment: number[place]!, part: place + 1 };
}

function realOf({ identities, fragments }: Result, agent: number): Hand {
  const identity = identities[agent]!;
  const part = IDENTITIES.findIndex((other) => other === identity) + 1;
  return { identity, fragment: fragments[agent]!, part };
}

/** In the order of the table: while the cards lie face down, it gives nothing away. */
export function unmasked(result: Result): readonly Unmasked[] {
  return AGENTS.map((agent) => {
    const [announced, real] = [announcedFor(result, agent), realOf(result, agent)];
    return {
      agent,
      announced,
      real,
      isIdentityRight: announced.identity === real.identity,
      isFragmentRight: announced.fragment === real.fragment,
    };
  });
}

/** In the order F, B, Z, X (TS-44). */
export function trueNumber(result: Result): readonly Card[] {
  const hands = AGENTS.map((agent) => realOf(result, agent));
  return hands.toSorted((one, other) => one.part - other.part).map(({ fragment }) => fragment);
}
