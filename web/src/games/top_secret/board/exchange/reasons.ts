// Why cards cannot join the first one, in words.

import { inOrder, isSamePair, type Pair } from "../cards.ts";
import { words } from "../../words/words.ts";
import type { Card, OwnView } from "../../wire.gen.ts";
import type { Blocked } from "./choosing.ts";
import { exchange } from "../../words/exchange.ts";
import { refusals } from "../../words/refusals.ts";

export interface Reason {
  readonly cards: readonly string[];
  readonly why: string;
}

const short = (card: Card): string => words().shortCards[card];

/** TS-26: too true or too false with the first, which is one reason for all of them. */
function untrue(blocked: readonly Blocked[]): readonly Reason[] {
  const because = blocked[0]?.because;
  if (because === undefined) return [];
  return [{ cards: blocked.map(({ card }) => short(card)), why: refusals()[because] }];
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
function seen(own: OwnView, first: Card, { card, because }: Blocked): Reason {
  const round = roundOf(own, inOrder(first, card));
  const when = round ? [exchange().inRound(round)] : [];
  return { cards: [short(card)], why: [refusals()[because], ...when].join(" ") };
}

export function reasonsFor(
  own: OwnView,
  first: Card | undefined,
  blocked: readonly Blocked[],
): readonly Reason[] {
  if (first === undefined) return [];
  const isSeen = ({ because }: Blocked) => because === "pair_was_shown";
  return [
    ...untrue(blocked.filter((other) => !isSeen(other))),
    ...blocked.filter(isSeen).map((other) => seen(own, first, other)),
  ];
}
