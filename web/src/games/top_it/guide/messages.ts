// The words of the lesson.

import { translated } from "../../../language.svelte.ts";

interface Step {
  readonly title: string;
  readonly text: string;
}

interface Lesson {
  readonly name: string;
  readonly step: (step: number, all: number) => string;
  readonly next: string;
  readonly close: string;
  readonly done: string;
  readonly wrongPiece: string;
  readonly almost: (points: number) => string;
  readonly names: readonly [string, string, string];
  readonly steps: readonly Step[];
}

const fr: Lesson = {
  name: "Apprendre en une minute",
  step: (step, all) => `Étape ${step} sur ${all}`,
  next: "Suivant",
  close: "Fermer",
  done: "À table !",
  wrongPiece: "Pas celle-ci tout de suite : suis d’abord l’étape.",
  almost: (points) => `Presque : une autre place rapporte ${points} points.`,
  names: ["Camille", "Anatole", "Basile"],
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
      text: "Prends la maison. Les places permises s’allument avec leurs points : ta pièce, plus toutes celles qu’elle touche. Choisis la meilleure.",
    },
    {
      title: "Tourne",
      text: "Prends le losange. « Tourner » montre les autres façons de l’asseoir. Bleu contre bleu est interdit, sauf par un coin. Pose-le où il rapporte le plus.",
    },
    {
      title: "La pierre",
      text: "Une fois par partie, elle toppe une grande pièce d’une autre couleur : sa valeur et toutes ses voisines. Prends ta pierre et trouve la meilleure.",
    },
    {
      title: "C’est tout !",
      text: "Neuf tours chacun : huit pièces, une pierre. Le plus de points gagne.",
    },
  ],
};

const en: Lesson = {
  name: "Learn in one minute",
  step: (step, all) => `Step ${step} of ${all}`,
  next: "Next",
  close: "Close",
  done: "To the table!",
  wrongPiece: "Not that one yet: follow this step first.",
  almost: (points) => `Almost: another place brings ${points} points.`,
  names: ["Camille", "Anatole", "Basile"],
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
      text: "Take the house. The allowed places light up with their points: your piece, plus all that it touches. Choose the best.",
    },
    {
      title: "Turn",
      text: "Take the rhombus. “Turn” shows the other ways to seat it. Blue against blue is forbidden, except at a corner. Place it where it brings the most.",
    },
    {
      title: "The stone",
      text: "Once a game it tops a large piece of another colour: its value and all its neighbours. Take your stone and find the best one.",
    },
    {
      title: "That is all!",
      text: "Nine turns each: eight pieces, one stone. The most points win.",
    },
  ],
};

export const lesson = translated({ fr, en });
