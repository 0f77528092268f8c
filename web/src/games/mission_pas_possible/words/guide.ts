// The words of the lesson.

import { translated } from "../../../language.svelte.ts";
import type { LessonStep } from "../../lessonWords.ts";

const fr: readonly LessonStep[] = [
  {
    title: "Une équipe, dix minutes",
    text: "Deux bombes devant chacun. À chaque tour on lance autant de dés que de joueurs : un chacun, à poser sur ses bombes.",
  },
  {
    title: "Prends un dé",
    text: "Natacha veut le 3 jaune : son nom est dessus. Le 4 bleu te va. Touche-le.",
  },
  {
    title: "Pose-le",
    text: "Les cases permises s’allument. La pile monte dans l’ordre de la flèche : le bleu est le suivant. Touche-le.",
  },
  {
    title: "Il te manque le vert",
    text: "Nouveau lancer. Le vert finit ta pile : prends-le vite, tout le monde joue en même temps.",
  },
  {
    title: "Le dernier dé",
    text: "Pose-le en haut de la pile : la bombe est désamorcée, ses dés retournent au sac.",
  },
  {
    title: "La suivante !",
    text: "Choisis ta prochaine bombe dans la rangée. Les difficiles rapportent plus.",
  },
  {
    title: "Sabotage",
    text: "Un sabotage rouge sort de la pioche : chacun perd un dé rouge. Tu en as deux, choisis lequel.",
  },
  {
    title: "C’est tout !",
    text: "Désamorcez tout avant zéro. Un dé dont personne ne veut est relancé, et coûte cher. Parlez-vous !",
  },
];

const en: readonly LessonStep[] = [
  {
    title: "One team, ten minutes",
    text: "Everybody has two bombs. Each turn as many dice are rolled as there are players: one each, to place on your own bombs.",
  },
  {
    title: "Take a die",
    text: "Natacha wants the yellow 3: her name is on it. The blue 4 suits you. Touch it.",
  },
  {
    title: "Place it",
    text: "The allowed spaces light up. The stack grows along its arrow: blue comes next. Touch it.",
  },
  {
    title: "Green is missing",
    text: "A new roll. Green finishes your stack: take it quickly, everybody plays at the same time.",
  },
  {
    title: "The last die",
    text: "Place it on top of the stack: the bomb is defused, its dice go back to the bag.",
  },
  {
    title: "Next!",
    text: "Choose your next bomb from the row. The hard ones bring more.",
  },
  {
    title: "Sabotage",
    text: "A red sabotage comes out of the deck: everybody loses a red die. You have two, choose which one.",
  },
  {
    title: "That is all!",
    text: "Defuse everything before zero. A die that nobody wants is rolled again, and costs dearly. Talk!",
  },
];

export const lesson = translated({ fr, en });
