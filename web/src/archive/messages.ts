// The words of the archive; they are loaded with its page.

import { translated } from "../language.svelte.ts";

const fr = {
  title: (game: string) => `Palmarès : ${game}`,
  heading: "Palmarès",
  list: "Liste",
  listOf: "Classement :",
  best: "Les meilleurs d’ici",
  mine: "Mes parties",
  nobody: "Personne n’a encore laissé de résultat. La première ligne est libre.",
  notYet: "Tu n’as pas encore de résultat dans cette liste.",
  play: "Ouvrir une table",
  place: (place: number) => `Rang ${place}`,
  points: (points: number) => (Math.abs(points) < 2 ? `${points} point` : `${points} points`),
  review: "Revoir",
  reviewOf: (day: string) => `Revoir la partie du ${day}`,
  bot: (name: string) => `${name} (bot)`,
};

const en: typeof fr = {
  title: (game: string) => `Hall of fame: ${game}`,
  heading: "Hall of fame",
  list: "List",
  listOf: "Ranking:",
  best: "The best of this house",
  mine: "My games",
  nobody: "Nobody has left a result yet. The first line is free.",
  notYet: "You have no result in this list yet.",
  play: "Open a table",
  place: (place: number) => `Place ${place}`,
  points: (points: number) => (Math.abs(points) === 1 ? `${points} point` : `${points} points`),
  review: "Watch",
  reviewOf: (day: string) => `Watch the game of ${day}`,
  bot: (name: string) => `${name} (bot)`,
};

export const words = translated({ fr, en });
