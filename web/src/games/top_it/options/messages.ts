// The words of the options.

import { translated } from "../../../language.svelte.ts";

const fr = {
  label: "Qui commence",
  lead: "Chacun a une couleur, huit pièces et une pierre. Seul, on joue les quatre. ",
  puzzle:
    "L’ouverture du jour, la même pour tout le monde : tu finis la mosaïque avec les quatre couleurs.",
  chance: { phrase: "Le hasard", hint: "Une chaise est tirée au sort." },
  seat: (seat: number) => `La chaise ${seat + 1}`,
  seatHint: "Par exemple pour la plus jeune personne à table.",
  end: " commence.",
};

const en: typeof fr = {
  label: "Who begins",
  lead: "Everybody has a colour, eight pieces and a stone. Alone, one plays all four. ",
  puzzle:
    "The opening of the day, the same for everybody: you finish the mosaic with all four colours.",
  chance: { phrase: "Chance", hint: "A chair is drawn by lot." },
  seat: (seat: number) => `Chair ${seat + 1}`,
  seatHint: "For example for the youngest at the table.",
  end: " begins.",
};

export const options = translated({ fr, en });
