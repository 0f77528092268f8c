// What players tell each other with one tap: how it is said, and how it is heard.

import { translated } from "../../../language.svelte.ts";
import { words } from "./words.ts";
import type { Die, Mark, Phrase } from "../wire.gen.ts";

const die = (rolled: Die): string => words().die(rolled);
const FR_COLOURS: Readonly<Record<string, string>> = {
  red: "de rouge",
  blue: "de bleu",
  green: "de vert",
  yellow: "de jaune",
  black: "de noir",
};

const fr = {
  open: "Parler",
  close: "Fermer",
  phrases: {
    leave_it_to_me: "Laissez-moi faire",
    wait: "Attendez !",
    go: "On y va !",
    thanks: "Merci !",
  } satisfies Record<Phrase, string>,
  inShort: {
    leave_it_to_me: "Laissez-moi",
    wait: "Attendez !",
    go: "On y va !",
    thanks: "Merci !",
  } satisfies Record<Phrase, string>,
  iNeed: "Il me faut…",
  need: (mark: Mark) => `J’ai besoin ${FR_COLOURS[mark] ?? `d’un ${words().marks[mark]}`}`,
  needInShort: (mark: Mark) => `Besoin ${FR_COLOURS[mark] ?? `d’un ${words().marks[mark]}`}`,
  rerollInShort: (rolled: Die) => `Relancez ${die(rolled)}`,
  rerollFirst: "Relancez d’abord…",
  reroll: (rolled: Die) => `Relancez le ${die(rolled)}`,
  says: (name: string, sentence: string) => `${name} : ${sentence}`,
  offer: (rolled: Die, name: string) => `Proposer le ${die(rolled)} à ${name}`,
  takeBack: (rolled: Die, name: string) => `Ne plus proposer le ${die(rolled)} à ${name}`,
  forName: (name: string) => `pour ${name}`,
  forYou: "pour toi",
  offers: (name: string, rolled: Die, to: string) => `${name} propose le ${die(rolled)} à ${to}.`,
  offersYou: (name: string, rolled: Die) => `${name} te propose le ${die(rolled)}.`,
  unused: "inutilisé",
  declare: (rolled: Die) => `Déclarer le ${die(rolled)} inutilisé`,
  declareInShort: "Inutilisé ?",
};

const en: typeof fr = {
  open: "Talk",
  close: "Close",
  phrases: {
    leave_it_to_me: "Leave it to me",
    wait: "Wait!",
    go: "Go!",
    thanks: "Thanks!",
  },
  inShort: {
    leave_it_to_me: "Leave it to me",
    wait: "Wait!",
    go: "Go!",
    thanks: "Thanks!",
  },
  iNeed: "I need…",
  need: (mark) => `I need ${/\d/.test(mark) ? `a ${words().marks[mark]}` : words().marks[mark]}`,
  needInShort: (mark) =>
    `Need ${/\d/.test(mark) ? `a ${words().marks[mark]}` : words().marks[mark]}`,
  rerollInShort: (rolled) => `Reroll ${die(rolled)}`,
  rerollFirst: "First reroll…",
  reroll: (rolled) => `Reroll the ${die(rolled)}`,
  says: (name, sentence) => `${name}: ${sentence}`,
  offer: (rolled, name) => `Offer the ${die(rolled)} to ${name}`,
  takeBack: (rolled, name) => `No longer offer the ${die(rolled)} to ${name}`,
  forName: (name) => `for ${name}`,
  forYou: "for you",
  offers: (name, rolled, to) => `${name} offers the ${die(rolled)} to ${to}.`,
  offersYou: (name, rolled) => `${name} offers you the ${die(rolled)}.`,
  unused: "unused",
  declare: (rolled) => `Declare the ${die(rolled)} unused`,
  declareInShort: "Unused?",
};

export const talk = translated({ fr, en });
