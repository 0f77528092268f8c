// What somebody said last, in words, and what all of it together offers to whom.

import type { ChairView } from "../../../../wire.gen.ts";
import { talk } from "../../words/talk.ts";
import type { CentreDie, Saying, View } from "../../wire.gen.ts";
import { nameOf } from "../people.ts";

/** As it stands beside the speaker: in so few words that they are never cut off. */
export function sayingInShort({ phrase, need, reroll }: Saying): string {
  const { inShort, needInShort, rerollInShort } = talk();
  if (phrase) return inShort[phrase];
  return need ? needInShort(need) : rerollInShort(reroll!);
}

export function sayingInWords({ phrase, need, reroll }: Saying): string {
  const say = talk();
  if (phrase) return say.phrases[phrase];
  return need ? say.need(need) : say.reroll(reroll!);
}

/** The number of the newest saying; 0: nothing was said. */
export const newestOf = (view: View): number => view.sayings.at(-1)?.number ?? 0;

/** "Natacha offers you the red 3." */
export function offerInWords(
  { die, offers }: CentreDie,
  by: number,
  seat: number | null,
  chairs: readonly ChairView[],
): string {
  const { to } = offers.find((offer) => offer.by === by)!;
  const name = nameOf(chairs, by);
  return to === seat ? talk().offersYou(name, die) : talk().offers(name, die, nameOf(chairs, to));
}

/** Offers that are there now, each in one word to compare with those of before. */
export const offersOf = (view: View): ReadonlySet<string> =>
  new Set(
    view.centre.flatMap(({ die, offers }) => offers.map(({ by, to }) => `${die.die} ${by} ${to}`)),
  );
