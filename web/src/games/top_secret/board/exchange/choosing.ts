// Which cards of the eight can still make a pair, and why another cannot. What is legal comes from
// the view; here it only gets its words.

import { CARDS, inOrder, isSamePair, type Pair } from "../cards.ts";
import type { Card, Offers, OwnView } from "../../wire.gen.ts";
import type { Refusal } from "../../words/refusals.ts";

/** As the rules call it. */
export type Hindrance = Extract<Refusal, "both_are_true" | "none_is_true" | "pair_was_shown">;

export interface Blocked {
  readonly card: Card;
  readonly because: Hindrance;
}

const has = (pairs: Offers["pairs"], pair: Pair): boolean =>
  pairs.some((other) => isSamePair(other, pair));

const isTrue = (own: OwnView, card: Card): boolean =>
  own.identity === card || own.fragment === card;

export const canPair = (own: OwnView, one: Card, other: Card): boolean =>
  one !== other && has(own.offers.pairs, inOrder(one, other));

function hindranceOf(own: OwnView, one: Card, other: Card): Hindrance {
  if (isTrue(own, one) !== isTrue(own, other)) return "pair_was_shown";
  return isTrue(own, one) ? "both_are_true" : "none_is_true";
}

/** The cards that cannot go with the chosen one. */
export function blockedBeside(own: OwnView, chosen: Card | null): readonly Blocked[] {
  if (chosen === null) return [];
  return CARDS.filter((card) => card !== chosen && !canPair(own, chosen, card)).map((card) => ({
    card,
    because: hindranceOf(own, chosen, card),
  }));
}

/** Chosen cards after a touch: at most two, and only such as make a pair. A third one takes the
 * place of the one that it cannot go with, or of both: no touch on a whole pair is lost. */
export function touched(own: OwnView, chosen: readonly Card[], card: Card): readonly Card[] {
  if (chosen.includes(card)) return chosen.filter((other) => other !== card);
  const partner = chosen.find((other) => canPair(own, other, card));
  if (partner !== undefined) return [partner, card];
  return chosen.length === 1 ? chosen : [card];
}

/** What the other has seen from me in any pair of this game. */
export const seenCards = ({ seen_pairs }: Offers): ReadonlySet<Card> => new Set(seen_pairs.flat());
