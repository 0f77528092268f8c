// The words of the lesson.

import { translated } from "../../../language.svelte.ts";
import type { LessonStep } from "../../lessonWords.ts";

interface Lesson {
  readonly almost: (points: number) => string;
  /** Points and what they open, here and at the better place. */
  readonly opens: (points: number, opened: number, better: number, less: number) => string;
  readonly others: readonly string[];
  readonly steps: readonly LessonStep[];
}

const fr: Lesson = {
  almost: (points) => `Presque : une autre place rapporte ${points} points.`,
  opens: (points, opened, better, less) =>
    `${points} pour toi, mais Anatole pourrait ensuite en prendre ${opened}. Une autre place te donne ${better} et lui laisse ${less}, pas plus.`,
  others: ["Anatole", "Basile"],
  steps: [
    {
      title: "Une mosaïque pour tout le monde",
      text: "Tu es en bleu : huit pièces et une pierre de verre. Chacun pose une pièce à son tour, et tout se voit.",
    },
    {
      title: "La première pièce",
      text: "Touche l’hexagone, puis le milieu de la table, puis « Poser ». La toute première pièce compte double.",
    },
    {
      title: "Côté contre côté",
      text: "Prends la maison. Les places permises s’allument avec leurs points : ta pièce, plus toutes ses voisines par un côté. Plus elle touche de pièces, mieux c’est : trouve la meilleure place.",
    },
    {
      title: "Qui joue après toi ?",
      text: "Prends le grand triangle. La place la plus riche est un piège : elle ouvre un beau coup à Anatole, qui joue après toi. Trouve celle qui te rapporte presque autant et lui laisse bien moins.",
    },
    {
      title: "Tourne",
      text: "Prends le losange. « Tourner » montre les autres façons de l’asseoir. Bleu contre bleu est interdit, sauf par un coin. Pose-le où il rapporte le plus.",
    },
    {
      title: "La pierre",
      text: "Une fois par partie, elle toppe une grande pièce d’une autre couleur : sa valeur et toutes ses voisines. Anatole a joué la sienne tôt, pour 14. Tu as attendu que la mosaïque s’entoure : prends ta pierre et trouve bien mieux.",
    },
    {
      title: "C’est tout !",
      text: "Neuf tours chacun : huit pièces, une pierre, et le plus de points gagne. Trois secrets : cherche les places aux nombreuses voisines, regarde ce que tu ouvres à qui joue après toi, et garde ta pierre tant que les grandes pièces s’entourent. À ta table, tu choisis si les places s’éclairent.",
    },
  ],
};

const en: Lesson = {
  almost: (points) => `Almost: another place brings ${points} points.`,
  opens: (points, opened, better, less) =>
    `${points} for you, but Anatole could then take ${opened}. Another place gives you ${better} and leaves only ${less}.`,
  others: ["Anatole", "Basile"],
  steps: [
    {
      title: "One mosaic for everybody",
      text: "You are blue: eight pieces and a glass stone. Everybody places a piece in turn, and all is open.",
    },
    {
      title: "The first piece",
      text: "Touch the hexagon, then the middle of the table, then “Place”. The very first piece counts double.",
    },
    {
      title: "Side against side",
      text: "Take the house. The allowed places light up with their points: your piece, plus every neighbour that shares a side. The more it touches, the better: find the best place.",
    },
    {
      title: "Who plays after you?",
      text: "Take the large triangle. The richest place is a trap: it opens a fine move for Anatole, who plays after you. Find the one that brings you nearly as much and leaves far less.",
    },
    {
      title: "Turn",
      text: "Take the rhombus. “Turn” shows the other ways to seat it. Blue against blue is forbidden, except at a corner. Place it where it brings the most.",
    },
    {
      title: "The stone",
      text: "Once a game it tops a large piece of another colour: its value and all its neighbours. Anatole played his early, for 14. You waited while the mosaic grew around the large pieces: take your stone and find far better.",
    },
    {
      title: "That is all!",
      text: "Nine turns each: eight pieces, one stone, and the most points win. Three secrets: look for places with many neighbours, look at what you open for whoever plays after you, and keep your stone while large pieces are being surrounded. At your table you choose whether places light up.",
    },
  ],
};

export const lesson = translated({ fr, en });
