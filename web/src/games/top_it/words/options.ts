// The words of the options.

import { translated } from "../../../language.svelte.ts";

const fr = {
  labels: { help: "L’aide", starter: "Qui commence", large_square: "Le grand carré" },
  sentence:
    "Chacun a une couleur, huit pièces et une pierre ; seul, on joue les quatre. {help}. {starter} commence.",
  moreSentence: " Le grand carré vaut {large_square}.",
  colour: "Ta couleur",
  more: "La règle de la maison",
  puzzle:
    "L’ouverture du jour, la même pour tout le monde : tu finis la mosaïque avec les quatre couleurs. Les places s’éclairent, sans points.",
  help: {
    hand: {
      phrase: "Chacun pose à la main",
      hint: "Rien ne s’éclaire : tu tournes, tu essaies, et la table te dit si ça ne tient pas.",
    },
    places: {
      phrase: "Les places s’éclairent",
      hint: "On voit où la pièce entre, pas ce qu’elle rapporte.",
    },
    points: {
      phrase: "Les places s’éclairent avec leurs points",
      hint: "Pour apprendre, ou pour aller vite.",
    },
  },
  large_square: {
    4: { phrase: "4", hint: "Comme dans nos règles." },
    8: { phrase: "8", hint: "Comme le veut l’exemple imprimé, dont la somme est 26." },
  },
  chance: { phrase: "Le hasard", hint: "Une chaise est tirée au sort." },
  seat: (seat: number) => `La chaise ${seat + 1}`,
  seatHint: "Par exemple pour la plus jeune personne à table.",
};

const en: typeof fr = {
  labels: { help: "The help", starter: "Who begins", large_square: "The large square" },
  sentence:
    "Everybody has a colour, eight pieces and a stone; alone, one plays all four. {help}. {starter} begins.",
  moreSentence: " The large square counts {large_square}.",
  colour: "Your colour",
  more: "The house rule",
  puzzle:
    "The opening of the day, the same for everybody: you finish the mosaic with all four colours. Places light up, without points.",
  help: {
    hand: {
      phrase: "Everybody lays by hand",
      hint: "Nothing lights up: you turn, you try, and the table tells you if it cannot stay.",
    },
    places: { phrase: "Places light up", hint: "You see where a piece fits, not what it brings." },
    points: {
      phrase: "Places light up with their points",
      hint: "To learn, or to be quick.",
    },
  },
  large_square: {
    4: { phrase: "4", hint: "As in our rules." },
    8: { phrase: "8", hint: "As the printed example wants it, whose sum is 26." },
  },
  chance: { phrase: "Chance", hint: "A chair is drawn by lot." },
  seat: (seat: number) => `Chair ${seat + 1}`,
  seatHint: "For example for the youngest at the table.",
};

export const options = translated({ fr, en });
