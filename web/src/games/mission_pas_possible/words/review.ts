// The words of the review.

import { language, translated } from "../../../language.svelte.ts";
import { words } from "./words.ts";
import type { Die } from "../wire.gen.ts";

/** "0,8", with a true minus sign. */
const number = (worth: number): string =>
  worth
    .toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .replace("-", "−");

/** "1,4 dé", "2,1 dés": what is less than two is one. */
const dés = (worth: number): string => `${number(worth)} ${Math.abs(worth) < 2 ? "dé" : "dés"}`;

const seconds = (ms: number): string =>
  (ms / 1000).toLocaleString(language(), { maximumFractionDigits: ms < 10_000 ? 1 : 0 });

const fr = {
  title: "Le bilan",
  timeLine: "Combien de secondes chaque tour a pris, et où des dés ont été perdus",
  key: {
    time: "durée du tour",
    missed: "mieux partageable",
    lost: "dés perdus",
    sabotage: "sabotage",
  },
  roll: "Le lancer",
  nobody: "inutilisé",
  sight: "Ce que montrent les cartes",
  sights: { before: "Avant", done: "Joué", better: "Au mieux" },
  lasted: (ms: number) => `${seconds(ms)}\u202fs.`,
  waitedFor: (name: string, ms: number) =>
    `L’attente la plus longue : ${seconds(ms)}\u202fs, pour ${name}.`,
  waitedForRoll: (ms: number) =>
    `L’attente la plus longue : ${seconds(ms)}\u202fs, jusqu’au lancer suivant.`,
  unjudged: "Un sabotage ou la fin est venu au milieu : ce partage ne se compare pas.",
  asking: "On rejoue la mission…",
  turn: "Tour",
  turnOf: (turn: number) => `Tour ${turn}`,
  previous: "Tour précédent",
  next: "Tour suivant",
  summary: (turns: number, missed: number) =>
    missed < 0.05
      ? `${turns} lancers, tous partagés au mieux.`
      : `${turns} lancers. Mieux partagés, ils auraient valu ${dés(missed)} de plus.`,
  /** More can be lost in a turn than it brings, whatever the team does. */
  worth: (worth: number) =>
    worth < 0
      ? `Ce tour a coûté ${dés(-worth)}, pertes comprises.`
      : `Ce partage valait ${dés(worth)}.`,
  best: "Personne ne pouvait faire mieux.",
  better: (more: number) => `Un autre partage valait ${dés(more)} de plus :`,
  finest: "le plus beau lancer",
  costliest: "le plus coûteux",
  shared: (name: string, die: Die) => `${name} : ${words().die(die)}`,
  there: (space: number, points: number) =>
    `, case ${space} de la bombe à ${words().points(points)}`,
};

const en: typeof fr = {
  title: "The review",
  timeLine: "How many seconds each turn took, and where dice were lost",
  key: {
    time: "time of the turn",
    missed: "could be shared better",
    lost: "dice lost",
    sabotage: "sabotage",
  },
  roll: "The roll",
  nobody: "unused",
  sight: "What the cards show",
  sights: { before: "Before", done: "Played", better: "At best" },
  lasted: (ms) => `${seconds(ms)} s.`,
  waitedFor: (name, ms) => `The longest wait: ${seconds(ms)} s, for ${name}.`,
  waitedForRoll: (ms) => `The longest wait: ${seconds(ms)} s, until the next roll.`,
  unjudged: "A sabotage or the end came between: this sharing cannot be compared.",
  asking: "Playing the mission again…",
  turn: "Turn",
  turnOf: (turn) => `Turn ${turn}`,
  previous: "Previous turn",
  next: "Next turn",
  summary: (turns, missed) =>
    missed < 0.05
      ? `${turns} rolls, all of them shared in the best way.`
      : `${turns} rolls. Shared better, they would have been worth ${number(missed)} dice more.`,
  worth: (worth) =>
    worth < 0
      ? `This turn cost ${number(-worth)} dice, losses included.`
      : `This sharing was worth ${number(worth)} dice.`,
  best: "Nobody could do better.",
  better: (more) => `Another sharing was worth ${number(more)} dice more:`,
  finest: "the finest roll",
  costliest: "the costliest",
  shared: (name, die) => `${name}: ${words().die(die)}`,
  there: (space, points) => `, on space ${space} of the bomb of ${words().points(points)}`,
};

export const review = translated({ fr, en });
