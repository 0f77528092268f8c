// The words of the options.

import { translated } from "../../../language.svelte.ts";
import type { Difficulty, Mix, Setup, Tempo } from "../wire.gen.ts";
import { POINTS } from "../options/mix.ts";

interface Choice {
  readonly phrase: string;
  readonly hint?: string;
}

interface Words {
  readonly labels: Readonly<
    Record<"level" | "setup" | "six" | "strict" | "time" | "hints" | "beginner" | "tempo", string>
  >;
  readonly level: Readonly<Record<Difficulty, Choice>>;
  readonly setup: Readonly<Record<Setup, Choice>>;
  readonly six: Readonly<Record<"true" | "false", Choice>>;
  readonly strict: Readonly<Record<"true" | "false", Choice>>;
  readonly hints: Readonly<Record<"true" | "false", Choice>>;
  readonly beginner: Readonly<Record<"true" | "false", Choice>>;
  readonly tempo: Readonly<Record<Tempo, Choice>>;
  readonly time: (seconds: number) => Choice;
  /** The sentence, cut where its choices stand. */
  readonly parts: Readonly<
    Record<
      "level" | "time" | "setup" | "six" | "beginner" | "strict" | "hints" | "tempo" | "end",
      string
    >
  >;
  readonly more: string;
  readonly mix: {
    readonly title: string;
    readonly value: (key: keyof Mix) => string;
    readonly fewer: (value: string) => string;
    readonly further: (value: string) => string;
    readonly even: string;
    readonly evenHint: string;
    readonly own: string;
    readonly total: (sum: number, players: number) => string;
    readonly wrong: (sum: number, from: number, to: number) => string;
  };
}

const fr: Words = {
  labels: {
    level: "Niveau",
    setup: "Mise en place",
    six: "Cartes à 6 points",
    strict: "Erreurs",
    time: "Compte à rebours",
    hints: "Conseils",
    beginner: "Cartes de départ",
    tempo: "Rythme des bots",
  },
  level: {
    training: { phrase: "Entraînement", hint: "Peu de bombes, pour apprendre." },
    standard: { phrase: "Standard", hint: "La mission habituelle." },
    expert: { phrase: "Expert", hint: "Deux bombes de plus." },
    elite: { phrase: "Élite", hint: "Quatre bombes de plus." },
    insane: {
      phrase: "Dément",
      hint: "Six bombes de plus, et celles devant vous comptent aussi. Presque impossible.",
    },
  },
  setup: {
    normal: { phrase: "tirées au hasard", hint: "Une rangée de cinq, le reste en pioche." },
    single_deck: {
      phrase: "choisies par valeur, en une pioche",
      hint: "Vous décidez combien de cartes de chaque valeur.",
    },
    piles: {
      phrase: "choisies par valeur, en piles ouvertes",
      hint: "Une pile par valeur ; révéler un sabotage est un choix.",
    },
  },
  six: {
    true: { phrase: "avec les cartes à 6 points", hint: "Doubles piles et grandes pyramides." },
    false: { phrase: "sans les cartes à 6 points" },
  },
  strict: {
    true: {
      phrase: "coûte tous les dés de la carte",
      hint: "Mode strict : toutes les cases peuvent être essayées.",
    },
    false: { phrase: "est refusé", hint: "Les cases permises s’allument." },
  },
  hints: { true: { phrase: "permis" }, false: { phrase: "interdits" } },
  tempo: {
    relaxed: { phrase: "tranquilles", hint: "Ils prennent leur temps, le chrono aussi." },
    brisk: { phrase: "vifs" },
  },
  beginner: {
    true: {
      phrase: "une facile et une difficile chacun",
      hint: "Une carte de 1 ou 2 et une de 3 ou 4.",
    },
    false: { phrase: "au hasard, avec au moins une facile", hint: "La règle du livret." },
  },
  time: (seconds) => ({
    phrase: seconds % 60 === 0 ? `${seconds / 60} minutes` : `${seconds} secondes`,
    ...(seconds > 600 ? { hint: "Plus lent : c’est noté dans les archives." } : {}),
  }),
  parts: {
    level: "Mission de niveau ",
    time: ", en ",
    setup: ". Les bombes sont ",
    six: ", ",
    beginner: ". Les cartes de départ : ",
    strict: ". Un dé mal posé ",
    hints: ". Les conseils sont ",
    tempo: ". Les bots sont ",
    end: ".",
  },
  more: "Plus de choix",
  mix: {
    title: "Combien de cartes de chaque valeur",
    value: (key) => `à ${POINTS[key]} point${POINTS[key] > 1 ? "s" : ""}`,
    fewer: (value) => `Une carte ${value} de moins`,
    further: (value) => `Une carte ${value} de plus`,
    even: "Mélange égal",
    evenHint: "Autant de chaque valeur, pour n’importe quel nombre de joueurs.",
    own: "Mon mélange",
    total: (sum, players) =>
      `${sum} cartes : c’est la mission à ${players}. La table doit avoir ${players} ${players > 1 ? "chaises" : "chaise"}.`,
    wrong: (sum, from, to) =>
      `${sum} cartes : il en faut entre ${from} (seul) et ${to} (à cinq) à ce niveau.`,
  },
};

const en: Words = {
  labels: {
    level: "Level",
    setup: "Setup",
    six: "6-point cards",
    strict: "Mistakes",
    time: "Countdown",
    hints: "Advice",
    beginner: "First cards",
    tempo: "Pace of the bots",
  },
  level: {
    training: { phrase: "Training", hint: "Few bombs, to learn." },
    standard: { phrase: "Standard", hint: "The usual mission." },
    expert: { phrase: "Expert", hint: "Two more bombs." },
    elite: { phrase: "Elite", hint: "Four more bombs." },
    insane: {
      phrase: "Insane",
      hint: "Six more bombs, and those in front of you count, too. Nearly impossible.",
    },
  },
  setup: {
    normal: { phrase: "drawn by lot", hint: "A row of five, the rest in the deck." },
    single_deck: {
      phrase: "chosen by value, in one deck",
      hint: "You decide how many cards of each value.",
    },
    piles: {
      phrase: "chosen by value, in open piles",
      hint: "A pile for each value; revealing a sabotage is a choice.",
    },
  },
  six: {
    true: { phrase: "with the 6-point cards", hint: "Double stacks and large pyramids." },
    false: { phrase: "without the 6-point cards" },
  },
  strict: {
    true: {
      phrase: "costs all dice of the card",
      hint: "Strict mode: any space may be tried.",
    },
    false: { phrase: "is refused", hint: "The allowed spaces light up." },
  },
  hints: { true: { phrase: "allowed" }, false: { phrase: "forbidden" } },
  tempo: {
    relaxed: { phrase: "relaxed", hint: "They take their time, and so does the clock." },
    brisk: { phrase: "brisk" },
  },
  beginner: {
    true: {
      phrase: "an easy and a hard one each",
      hint: "One card of 1 or 2 and one of 3 or 4.",
    },
    false: { phrase: "by lot, with at least one easy one", hint: "The rule of the booklet." },
  },
  time: (seconds) => ({
    phrase: seconds % 60 === 0 ? `${seconds / 60} minutes` : `${seconds} seconds`,
    ...(seconds > 600 ? { hint: "Slower: the archive says so." } : {}),
  }),
  parts: {
    level: "A mission of level ",
    time: ", in ",
    setup: ". The bombs are ",
    six: ", ",
    beginner: ". The first cards: ",
    strict: ". A die placed wrongly ",
    hints: ". Advice is ",
    tempo: ". Bots are ",
    end: ".",
  },
  more: "More choices",
  mix: {
    title: "How many cards of each value",
    value: (key) => `of ${POINTS[key]} point${POINTS[key] > 1 ? "s" : ""}`,
    fewer: (value) => `One card ${value} less`,
    further: (value) => `One card ${value} more`,
    even: "Even mix",
    evenHint: "As many of each value, for any number of players.",
    own: "My mix",
    total: (sum, players) =>
      `${sum} cards: that is the mission for ${players}. The table must have ${players} ${players > 1 ? "chairs" : "chair"}.`,
    wrong: (sum, from, to) =>
      `${sum} cards: this level needs from ${from} (alone) to ${to} (five players).`,
  },
};

export const options = translated({ fr, en });
