// The words around the finished mosaic.

import { translated } from "../../../language.svelte.ts";
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
};

export const trophy = translated({ fr, en });
