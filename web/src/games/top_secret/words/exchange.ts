// The words of an exchange.

import { translated } from "../../../language.svelte.ts";
import { anyOf as anyOfEnglish } from "../../../words/english.ts";
import { anyOf, of } from "../../../words/french.ts";
import type { Black } from "../wire.gen.ts";

/** How many hands somebody may take one to hold, before a pair is shown and after it. */
interface Hands {
  readonly before: number;
  readonly after: number;
}

const fr = {
  title: (name: string) => `Que montres-tu à ${name} ?`,
  hint: "Deux cartes : une vraie et une fausse. L’autre choisit aussi.",
  hintAmbassador: "Deux cartes : une vraie et une fausse. L’autre agent ne les verra pas.",
  cards: "Tes huit cartes",
  true: "vraie",
  seen: "vue",
  seenBy: (name: string) => `déjà vue par ${name}`,
  first: "Choisis deux cartes.",
  second: (card: string) => `${card} et…`,
  pair: (one: string, other: string) => `${one} + ${other}`,
  allowed: "Permis : une vraie, une fausse.",
  these: (cards: string) => `${cards} :`,
  inRound: (round: number) => `C’était manche ${round}.`,
  tells: (
    name: string,
    identities: readonly string[],
    fragments: readonly string[],
    { before, after }: Hands,
  ) =>
    `Le détective : pour ${name}, tu serais ${anyOf(identities)}, avec ${anyOf(fragments)}. ` +
    `Mains possibles : ${after}, contre ${before} avant.`,
  black: "Montrer aussi une carte noire",
  optional: "facultatif",
  blacks: { identity: "mon identité", fragment: "mon fragment" } as Readonly<Record<Black, string>>,
  show: "Montrer ces deux cartes",
  phone: "Téléphoner à la place",
  shown: {
    missed: (round: number) => `Pendant ton absence, manche ${round} :`,
    title: (name: string) => `${name} t’a montré`,
    answered: (name: string) => `La carte noire ${of(name)}`,
    looked: "La carte noire du figurant",
    oneIsTrue: "Une des deux est vraie.",
    black: "Et, vraie de vraie, sa carte noire :",
    noted: "C’est noté",
  },
};

const en: typeof fr = {
  title: (name) => `What do you show ${name}?`,
  hint: "Two cards: one true and one false. The other chooses, too.",
  hintAmbassador: "Two cards: one true and one false. The other agent will not see them.",
  cards: "Your eight cards",
  true: "true",
  seen: "seen",
  seenBy: (name) => `already seen by ${name}`,
  first: "Choose two cards.",
  second: (card) => `${card} and…`,
  pair: (one, other) => `${one} + ${other}`,
  allowed: "Allowed: one true, one false.",
  these: (cards) => `${cards}:`,
  inRound: (round) => `That was round ${round}.`,
  tells: (name, identities, fragments, { before, after }) =>
    `The detective: to ${name}, you would be ${anyOfEnglish(identities)}, with ${anyOfEnglish(fragments)}. ` +
    `Hands possible: ${after}, and ${before} before.`,
  black: "Also show a black card",
  optional: "optional",
  blacks: { identity: "my identity", fragment: "my fragment" },
  show: "Show these two cards",
  phone: "Telephone instead",
  shown: {
    missed: (round) => `While you were away, round ${round}:`,
    title: (name) => `${name} showed you`,
    answered: (name) => `${name}’s black card`,
    looked: "The dummy’s black card",
    oneIsTrue: "One of the two is true.",
    black: "And, true beyond doubt, a black card:",
    noted: "Noted",
  },
};

export const exchange = translated({ fr, en });
