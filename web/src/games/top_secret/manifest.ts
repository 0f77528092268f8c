// How the game looks from outside, before it is loaded.

import type { Manifest } from "../manifest.ts";
import { FACTS } from "./manifest.gen.ts";
import picture from "./poster.svg?url";

const manifest: Manifest = {
  facts: FACTS,
  shelf: 4,
  isNight: true,
  picture,
  paper: "#12233a",
  cloth: { light: "#12233a", dark: "#12233a" },
  words: {
    fr: {
      name: "Top Secret",
      pitch: "Qui est ton allié, cette nuit à Venise ?",
    },
    en: {
      name: "Top Secret",
      pitch: "Who is your ally, tonight in Venice?",
    },
  },
};

export default manifest;
