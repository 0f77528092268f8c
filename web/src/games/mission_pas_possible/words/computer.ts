// What the ship's computer says aloud: short, because the clock is running.

import { translated } from "../../../language.svelte.ts";
import { words } from "./words.ts";
import type { Mark } from "../wire.gen.ts";

const fr = {
  sabotage: (mark: Mark) => `Alerte. Sabotage. ${words().marks[mark]}.`,
  left: (bombs: number) =>
    bombs === 1 ? "Désamorcée. Encore une bombe." : `Désamorcée. Encore ${bombs}.`,
  goodStart: "Première bombe désamorcée.",
  halfWay: "La moitié est faite.",
  wasted: "Dé inutilisé. Relancé.",
  lastMinute: "Dernière minute. Restez calmes.",
  won: "Toutes les bombes sont désamorcées. Bien joué, équipage.",
  lost: "Trop tard.",
  emptyBag: "Le sac est vide. Fin de la mission.",
};

const en: typeof fr = {
  sabotage: (mark) => `Alert. Sabotage. ${words().marks[mark]}.`,
  left: (bombs) => (bombs === 1 ? "Defused. One bomb to go." : `Defused. ${bombs} to go.`),
  goodStart: "First bomb defused.",
  halfWay: "Half of them are done.",
  wasted: "Unused die. Rolled again.",
  lastMinute: "Last minute. Stay calm.",
  won: "All bombs are defused. Well done, crew.",
  lost: "Too late.",
  emptyBag: "The bag is empty. The mission is over.",
};

export const computer = translated({ fr, en });
