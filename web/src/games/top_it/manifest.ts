// How the game looks from outside, before it is loaded.

import type { Manifest } from "../manifest.ts";
import { FACTS } from "./manifest.gen.ts";
import picture from "./poster.svg?url";

const manifest: Manifest = {
  facts: FACTS,
  shelf: 3,
  isNight: false,
  picture,
  paper: "#f8f2e6",
  cloth: { light: "#efe6d6", dark: "#262019" },
  words: {
    fr: {
      name: "Top It",
      pitch: "Poser, surmonter, couvrir d’éclat",
      daily: {
        title: "Le solo du jour",
        pitch: "La même ouverture pour tout le monde : à toi de finir la mosaïque.",
      },
    },
    en: {
      name: "Top It",
      pitch: "Lay, climb, cover with glaze",
      daily: {
        title: "The daily solo",
        pitch: "The same opening for everybody: the mosaic is yours to finish.",
      },
    },
  },
};

export default manifest;
