// The words of the end.

import { translated } from "../../../language.svelte.ts";

const fr = {
  lines: "Le score de l’équipe",
  win: "Mission accomplie",
  time: (left: string) => `${left} au compteur, 1 point par 10 secondes`,
  cards: (many: number) => `${many} ${many > 1 ? "bombes désamorcées" : "bombe désamorcée"}`,
  sabotages: (many: number) =>
    `${many} ${many > 1 ? "sabotages subis" : "sabotage subi"}, 2 points chacun`,
  total: "Total",
  each: "Ce que chacun a désamorcé",
  nothing: "rien encore",
};

const en: typeof fr = {
  lines: "The team’s score",
  win: "Mission accomplished",
  time: (left) => `${left} on the clock, 1 point for 10 seconds`,
  cards: (many) => `${many} ${many === 1 ? "bomb" : "bombs"} defused`,
  sabotages: (many) => `${many} ${many === 1 ? "sabotage" : "sabotages"} suffered, 2 points each`,
  total: "Total",
  each: "What everybody defused",
  nothing: "nothing yet",
};

export const ending = translated({ fr, en });
