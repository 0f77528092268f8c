// Why cards cannot join the first one, in words.

import { inOrder, isSamePair, type Pair } from "../cards.ts";
import { words } from "../../words/words.ts";
import type { Card, OwnView } from "../../wire.gen.ts";
import type { Blocked } from "./choosing.ts";
import { exchange } from "../../words/exchange.ts";

export interface Reason {
  readonly cards: readonly string[];
  readonly why: string;
}

const short = (card: Card): string => words().shortCards[card];

/** TS-26: too true or too false with the first, which is one reason for all of them. */
function untrue(first: Card, blocked: readonly Blocked[]): readonly Reason[] {
  const because = blocked[0]?.because;
  if (because === undefined || because === "seen") return [];
  return [
    { cards: blocked.map(({ card }) => short(card)), why: exchange()[because](short(first)) },
  ];
}

/** In which round the one who is met saw this pair; 0: not remembered. */
function roundOf({ facts, offers }: OwnView, pair: Pair): number {
  const fact = facts.find(
    (known) =>
      known.kind === "exchange" &&
      known.other === offers.to &&
      known.shown !== null &&
      isSamePair(known.shown, pair),
  );
  return fact?.round ?? 0;
}

/** TS-31: a pair that the other one has seen. */
function seen(own: OwnView, first: Card, card: Card, name: string): Reason {
  const pair = inOrder(first, card);
  const [one, other] = pair.map(short) as [string, string];
  return { cards: [short(card)], why: exchange().seenPair(name, one, other, roundOf(own, pair)) };
}

/** `name` is who would see them. */
export function reasonsFor(
  own: OwnView,
  first: Card | undefined,
  blocked: readonly Blocked[],
  name: string,
): readonly Reason[] {
  if (first === undefined) return [];
  const isSeen = ({ because }: Blocked) => because === "seen";
  return [
    ...untrue(
      first,
      blocked.filter((other) => !isSeen(other)),
    ),
    ...blocked.filter(isSeen).map(({ card }) => seen(own, first, card, name)),
  ];
}
