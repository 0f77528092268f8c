// The words of the end.

import { translated } from "../../../language.svelte.ts";

const fr = {
  lines: "Le score de l’équipe",
  win: (isWon: boolean): string => (isWon ? "Mission accomplie" : "Mission manquée"),
  time: (left: string) => `${left} au compteur, 1 point par 10 secondes`,
  cards: (many: number) => `${many} ${many > 1 ? "bombes désamorcées" : "bombe désamorcée"}`,
  sabotages: (many: number) =>
    many === 0
      ? "Aucun sabotage subi"
      : `${many} ${many > 1 ? "sabotages subis, 2 points chacun" : "sabotage subi, 2 points"}`,
  total: "Total",
  each: "Ce que chacun a désamorcé",
  nothing: "rien",
};

const en: typeof fr = {
  lines: "The team’s score",
  win: (isWon) => (isWon ? "Mission accomplished" : "Mission failed"),
  time: (left) => `${left} on the clock, 1 point for every 10 seconds`,
  cards: (many) => `${many} ${many === 1 ? "bomb" : "bombs"} defused`,
  sabotages: (many) =>
    many === 0
      ? "No sabotage suffered"
      : `${many} ${many > 1 ? "sabotages suffered, 2 points each" : "sabotage suffered, 2 points"}`,
  total: "Total",
  each: "What everybody defused",
  nothing: "nothing",
};

export const ending = translated({ fr, en });
