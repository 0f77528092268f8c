// How the game looks from outside, before it is loaded.

import type { Manifest } from "../manifest.ts";
import { FACTS } from "./manifest.gen.ts";
import picture from "./poster.svg?url";

const manifest: Manifest = {
  facts: FACTS,
  shelf: 1,
  isNight: false,
  picture,
  paper: "#fbfaff",
  cloth: { light: "#f3f0fb", dark: "#1b1830" },
  words: {
    fr: {
      name: "Copyright",
      pitch: "Le même dessin, en cartes transparentes",
    },
    en: {
      name: "Copyright",
      pitch: "The same drawing, in transparent cards",
    },
  },
};

export default manifest;
