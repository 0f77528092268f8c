// How the game looks from outside, before it is loaded.

import type { Manifest } from "../manifest.ts";
import { FACTS } from "./manifest.gen.ts";
import picture from "./poster.svg?url";

const manifest: Manifest = {
  facts: FACTS,
  shelf: 2,
  isNight: true,
  picture,
  paper: "#1d2027",
  cloth: { light: "#16181d", dark: "#16181d" },
  words: {
    fr: {
      name: "Mission Pas Possible",
      pitch: "Tous ensemble contre la minuterie",
    },
    en: {
      name: "Mission Pas Possible",
      pitch: "All together against the timer",
    },
  },
  companion: () => import("./companion/CompanionPage.svelte"),
};

export default manifest;
