// The words of the lesson.

import { translated } from "../../../language.svelte.ts";
import type { LessonStep } from "../../lessonWords.ts";

interface Step extends LessonStep {
  /** What is said when the card was laid otherwise. */
  readonly almost?: string;
}

interface Lesson {
  readonly wrongCard: (card: number) => string;
  readonly steps: readonly Step[];
}

const fr: Lesson = {
  wrongCard: (card) => `Pour cette étape, prends la carte ${card}.`,
  steps: [
    {
      title: "Voici le modèle",
      text: "Neuf cases. Avec tes cartes transparentes, refais exactement ce dessin.",
    },
    {
      title: "Pose",
      text: "Touche la première carte, puis « Poser ». Deux cases sont déjà justes.",
      almost: "Presque : pose la carte 1 telle quelle, sans la tourner.",
    },
    {
      title: "Décale",
      text: "Prends la carte 2. Décale-la d’une colonne vers la droite : touche une case, ou fais-la glisser. Puis pose-la.",
      almost: "Presque : la carte 2 va une colonne plus à droite, sans la tourner.",
    },
    {
      title: "Tourne",
      text: "Prends la carte 3. Tourne-la une fois, puis pose-la au milieu du cadre pointillé.",
      almost:
        "Presque : tourne la carte 3 une fois, et pose-la exactement dans le cadre pointillé.",
    },
    {
      title: "Retourne",
      text: "Prends la carte 4. Retourne-la comme une page, puis pose-la dans le cadre pointillé.",
      almost:
        "Presque : retourne la carte 4 une fois, et pose-la exactement dans le cadre pointillé.",
    },
    {
      title: "Le cadre",
      text: "Tout est recopié : la manche s’arrête. Ton cadre entoure la copie. Une colonne dépasse, elle coûtera 1 point.",
    },
    {
      title: "Les points",
      text: "9 cases justes, 1 de bonus, 1 colonne qui dépasse : 9 points. C’est tout, tu sais jouer !",
    },
  ],
};

const en: Lesson = {
  wrongCard: (card) => `For this step, take card ${card}.`,
  steps: [
    {
      title: "This is the model",
      text: "Nine cells. With your transparent cards, make exactly this drawing.",
    },
    {
      title: "Lay",
      text: "Touch the first card, then “Lay”. Two cells are right already.",
      almost: "Almost: lay card 1 as it is, without turning it.",
    },
    {
      title: "Shift",
      text: "Take card 2. Shift it by one column to the right: touch a cell, or drag it. Then lay it.",
      almost: "Almost: card 2 goes one column further right, without turning it.",
    },
    {
      title: "Turn",
      text: "Take card 3. Turn it once, then lay it right in the dashed frame.",
      almost: "Almost: turn card 3 once, and lay it exactly in the dashed frame.",
    },
    {
      title: "Flip",
      text: "Take card 4. Flip it like a page, then lay it in the dashed frame.",
      almost: "Almost: flip card 4 once, and lay it exactly in the dashed frame.",
    },
    {
      title: "The frame",
      text: "All is copied: the round is over. Your frame encloses the copy. One column sticks out, it will cost 1 point.",
    },
    {
      title: "The points",
      text: "9 right cells, 1 bonus, 1 column sticking out: 9 points. That is all, you can play!",
    },
  ],
};

export const lesson = translated({ fr, en });
