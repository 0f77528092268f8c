// The words of the note sheet.

import { anyOf as anyOfEnglish, list as listInEnglish } from "../../../words/english.ts";
import { translated } from "../../../language.svelte.ts";
import { anyOf, list, of } from "../../../words/french.ts";
import { isIdentity } from "../board/cards.ts";
import { words } from "./words.ts";
import type { Card, Opinion, Step } from "../wire.gen.ts";
import type { Mark } from "../board/notes/columns.ts";

/** A clue in words, for a sentence. */
export interface Told {
  readonly who: string;
  readonly cards: readonly Card[];
  readonly round: number;
}

/** The same in both languages. */
const letters = { fiddlebottom: "F", bubble: "B", zsa_zsa: "Z", agent_x: "X" };

/** Within a sentence: « Agent X », « le 52 ». */
const frCard = (card: Card): string => (isIdentity(card) ? words().cards[card] : `le ${card}`);
const enCards = (cards: readonly Card[]): string =>
  words().list(cards.map((card) => words().cards[card]));

const fr = {
  short: "Feuillet",
  close: "Fermer le feuillet",
  paper: "Personne d’autre ne le voit. Les croix et les points se notent tout seuls.",
  detective: "Personne d’autre ne le voit. Le détective barre ce qui se déduit ; touche une barre.",
  round: "manche",
  roundShort: (round: number) => `m. ${round}`,
  letters,
  through: "A",
  throughLong: "par l’Ambassadeur",
  opinion: "avis",
  logic: "logique",
  marks: {
    seen: "on me l’a montrée",
    shown: "je l’ai montrée",
    seen_black: "carte noire vue",
    shown_black: "carte noire montrée",
  } as Readonly<Record<Mark, string>>,
  opinions: { "": "sans avis", "?": "peut-être", "-": "non", yes: "oui" } as Readonly<
    Record<Opinion, string>
  >,
  opinionOf: (name: string, card: string, opinion: string) => `${name}, ${card} : ${opinion}`,
  mine: "En noir, tes cartes.",
  legend: "Colonne ombrée : ton avis, à toucher.",
  logicMarks: { crossed: "impossible, dit le détective", certain: "certain, dit le détective" },
  opinionMarks: "ton avis : ? peut-être, – non, ✓ oui",
  legendRows: "Ligne ombrée : ton avis, à toucher.",
  number: "Le numéro",
  order: "dans l’ordre F, B, Z, X",
  unknown: "?",
  or: (cards: readonly string[]) => anyOf(cards),
  notes: "Tes notes",
  notesHint: "Écris ici ce que tu veux retenir.",
  saving: "S’enregistre…",
  crossed: (name: string, card: string) => `${name}, ${card} : impossible. Pourquoi ?`,
  certain: (name: string, card: string) => `${name}, ${card} : certain. Pourquoi ?`,
  because: {
    crossed: (name: string, card: Card, why: string) =>
      `${name} ${isIdentity(card) ? "n’est pas" : "n’a pas"} ${frCard(card)} : ${why}`,
    certain: (name: string, card: Card, why: string) =>
      `${name} ${isIdentity(card) ? "est" : "a"} ${frCard(card)} : ${why}`,
  },
  concluded: {
    crossed: (name: string, card: Card) =>
      `${name} ${isIdentity(card) ? "n’est pas" : "n’a pas"} ${frCard(card)}`,
    certain: (name: string, card: Card) =>
      `${name} ${isIdentity(card) ? "est" : "a"} ${frCard(card)}`,
  },
  therefore: (clue: string, conclusions: string) => `${clue}, donc ${conclusions}.`,
  oneIsTrue: (clue: string) => `${clue}, et l’une des deux est vraie.`,
  clue: {
    own: ({ cards }: Told) =>
      words().list(cards.map((card) => `tu ${isIdentity(card) ? "es" : "as"} ${frCard(card)}`)),
    pair: ({ who, cards, round }: Told) =>
      `${who} t’a montré ${words().list(cards.map(frCard))} (manche ${round})`,
    black: ({ who, cards, round }: Told) =>
      `tu as vu la carte noire ${of(who)}, ${words().list(cards.map(frCard))} (manche ${round})`,
  },
  step: {
    own_card: (clues: string) => `${clues}.`,
    black_card: (clues: string) => `${clues}.`,
    one_of_two: (clues: string) => `${clues}, et l’une des deux est vraie.`,
    pair_and_cards: (clues: string) => `${clues} ; or une des deux est vraie, et une seule.`,
    cards: (clues: string) => `${clues} ; il ne reste rien d’autre.`,
    pairs: (clues: string) => `${clues} ; tout cela ensemble n’admet rien d’autre.`,
  } as Readonly<Record<Step, (clues: string) => string>>,
  list,
  deals: (count: number) =>
    count === 1 ? "Une seule donne possible : tu sais tout." : `${count} donnes encore possibles.`,
};

const en: typeof fr = {
  short: "Sheet",
  close: "Close the sheet",
  paper: "Only you see it. Crosses and dots write themselves.",
  detective: "Only you see it. The detective strikes out what follows; touch a stroke.",
  round: "round",
  roundShort: (round) => `r. ${round}`,
  letters,
  through: "A",
  throughLong: "through the Ambassador",
  opinion: "opinion",
  logic: "logic",
  marks: {
    seen: "shown to me",
    shown: "I showed it",
    seen_black: "black card seen",
    shown_black: "black card shown",
  },
  opinions: { "": "no opinion", "?": "maybe", "-": "no", yes: "yes" },
  opinionOf: (name, card, opinion) => `${name}, ${card}: ${opinion}`,
  mine: "In black, your cards.",
  legend: "Shaded column: your opinion, to touch.",
  logicMarks: { crossed: "impossible, says the detective", certain: "certain, says the detective" },
  opinionMarks: "your opinion: ? maybe, – no, ✓ yes",
  legendRows: "Shaded row: your opinion, to touch.",
  number: "The number",
  order: "in the order F, B, Z, X",
  unknown: "?",
  or: (cards) => anyOfEnglish(cards),
  notes: "Your notes",
  notesHint: "Write here what you want to remember.",
  saving: "Saving…",
  crossed: (name, card) => `${name}, ${card}: impossible. Why?`,
  certain: (name, card) => `${name}, ${card}: certain. Why?`,
  because: {
    crossed: (name, card, why) =>
      `${name} ${isIdentity(card) ? "is not" : "does not hold"} ${words().cards[card]}: ${why}`,
    certain: (name, card, why) =>
      `${name} ${isIdentity(card) ? "is" : "holds"} ${words().cards[card]}: ${why}`,
  },
  concluded: {
    crossed: (name, card) =>
      `${name} ${isIdentity(card) ? "is not" : "does not hold"} ${words().cards[card]}`,
    certain: (name, card) => `${name} ${isIdentity(card) ? "is" : "holds"} ${words().cards[card]}`,
  },
  therefore: (clue, conclusions) => `${clue}, so ${conclusions}.`,
  oneIsTrue: (clue) => `${clue}, and one of the two is true.`,
  clue: {
    own: ({ cards }) =>
      words().list(
        cards.map((card) => `you ${isIdentity(card) ? "are" : "hold"} ${words().cards[card]}`),
      ),
    pair: ({ who, cards, round }) => `${who} showed you ${enCards(cards)} (round ${round})`,
    black: ({ who, cards, round }) =>
      `you saw ${who}’s black card, ${enCards(cards)} (round ${round})`,
  },
  step: {
    own_card: (clues) => `${clues}.`,
    black_card: (clues) => `${clues}.`,
    one_of_two: (clues) => `${clues}, and one of the two is true.`,
    pair_and_cards: (clues) => `${clues}; and of the two, exactly one is true.`,
    cards: (clues) => `${clues}; nothing else is left.`,
    pairs: (clues) => `${clues}; together, they leave nothing else.`,
  },
  list: listInEnglish,
  deals: (count) =>
    count === 1 ? "One deal is possible: you know all." : `${count} deals are still possible.`,
};

export const sheet = translated({ fr, en });
