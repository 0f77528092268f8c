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
      daily: {
        title: "La mission du jour",
        pitch:
          "En solo : les mêmes bombes et les mêmes dés pour tout le monde. D’abord les points, puis le temps.",
      },
    },
    en: {
      name: "Mission Pas Possible",
      pitch: "All together against the timer",
      daily: {
        title: "The daily mission",
        pitch: "Alone: the same bombs and the same dice for everybody. Points first, then time.",
      },
    },
  },
  companion: () => import("./companion/CompanionPage.svelte"),
};

export default manifest;
