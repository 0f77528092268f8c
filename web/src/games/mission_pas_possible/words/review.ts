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

const fr = {
  title: "Le bilan",
  asking: "On rejoue la mission…",
  graph: "Ce que valait le partage de chaque lancer, et ce qu’il aurait pu valoir, en dés",
  turn: "Tour",
  turnOf: (turn: number) => `Tour ${turn}`,
  previous: "Tour précédent",
  next: "Tour suivant",
  summary: (turns: number, missed: number) =>
    missed < 0.05
      ? `${turns} lancers, tous partagés au mieux.`
      : `${turns} lancers. Mieux partagés, ils auraient valu ${dés(missed)} de plus.`,
  worth: (worth: number) => `Ce partage valait ${dés(worth)}.`,
  best: "Personne ne pouvait faire mieux.",
  better: (more: number) => `Un autre partage valait ${dés(more)} de plus :`,
  finest: "le plus beau lancer",
  costliest: "le plus coûteux",
  shared: (name: string, die: Die) => `${name} : ${words().die(die)}`,
  there: (space: number, points: number) =>
    `, case ${space} de la bombe à ${words().points(points)}`,
  unused: (dice: readonly string[]) =>
    `${dice.length > 1 ? "inutilisés" : "inutilisé"} : ${dice.join(", ")}`,
};

const en: typeof fr = {
  title: "The review",
  asking: "Playing the mission again…",
  graph: "What the sharing of each roll was worth, and what it could have been, in dice",
  turn: "Turn",
  turnOf: (turn) => `Turn ${turn}`,
  previous: "Previous turn",
  next: "Next turn",
  summary: (turns, missed) =>
    missed < 0.05
      ? `${turns} rolls, all of them shared in the best way.`
      : `${turns} rolls. Shared better, they would have been worth ${number(missed)} dice more.`,
  worth: (worth) => `This sharing was worth ${number(worth)} dice.`,
  best: "Nobody could do better.",
  better: (more) => `Another sharing was worth ${number(more)} dice more:`,
  finest: "the finest roll",
  costliest: "the costliest",
  shared: (name, die) => `${name}: ${words().die(die)}`,
  there: (space, points) => `, on space ${space} of the bomb of ${words().points(points)}`,
  unused: (dice) => `unused: ${dice.join(", ")}`,
};

export const review = translated({ fr, en });
