// The words of the end of a game.

import { translated } from "../../../language.svelte.ts";

const fr = {
  finest: "La copie de la soirée",
  points: (name: string, points: string, round: number) =>
    `${name}, ${points} à la manche ${round}.`,
  fastest: (name: string, time: string, round: number) =>
    `${name}, en ${time} à la manche ${round}.`,
  sheet: "La feuille de score",
  round: "Manche",
  total: "Total",
};

const en: typeof fr = {
  finest: "The copy of the evening",
  points: (name, points, round) => `${name}, ${points} in round ${round}.`,
  fastest: (name, time, round) => `${name}, in ${time} in round ${round}.`,
  sheet: "The score sheet",
  round: "Round",
  total: "Total",
};

export const ending = translated({ fr, en });
