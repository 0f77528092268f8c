// The words around the finished mosaic.

import { translated } from "../../../language.svelte.ts";
import type { Shape } from "../wire.gen.ts";
import { words } from "./words.ts";

const fr = {
  title: "Une mosaïque de Top It",
  alt: (scores: string) => `La mosaïque finie. ${scores}.`,
  scores: "Les points",
  all: "Les quatre couleurs",
  total: (points: number) => words().points(points),
  share: "Partager la mosaïque",
  shared: (scores: string) => `Notre mosaïque de Top It : ${scores}.`,
  png: "Garder l’image",
  svg: "Garder en SVG",
  file: "mosaique",
  finest: (name: string, shape: Shape, isStone: boolean, points: number) =>
    `Le plus beau coup : ${name}, ${isStone ? "la pierre sur " : ""}${words().the(shape)} pour ${words().points(points)}.`,
};

const en: typeof fr = {
  title: "A mosaic of Top It",
  alt: (scores) => `The finished mosaic. ${scores}.`,
  scores: "The points",
  all: "All four colours",
  total: (points) => words().points(points),
  share: "Share the mosaic",
  shared: (scores) => `Our mosaic of Top It: ${scores}.`,
  png: "Keep the picture",
  svg: "Keep as SVG",
  file: "mosaic",
  finest: (name, shape, isStone, points) =>
    `The finest move: ${name}, ${isStone ? "the stone on " : ""}${words().the(shape)} for ${words().points(points)}.`,
};

export const trophy = translated({ fr, en });
