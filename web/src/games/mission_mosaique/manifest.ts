// How the game looks from outside, before it is loaded.

import type { Manifest } from "../manifest.ts";
import { FACTS } from "./manifest.gen.ts";
import picture from "./poster.svg?url";

const manifest: Manifest = {
  facts: FACTS,
  shelf: 5,
  isNight: false,
  picture,
  paper: "#fffcf3",
  cloth: { light: "#fbf6ea", dark: "#1f2228" },
  words: {
    fr: {
      name: "Mission Mosaïque",
      pitch: "Dix secondes pour dessiner un sixième",
    },
    en: {
      name: "Mission Mosaïque",
      pitch: "Ten seconds to draw a sixth",
    },
  },
};

export default manifest;
