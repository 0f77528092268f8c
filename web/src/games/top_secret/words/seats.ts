// The words about those who sit around the map.

import { translated } from "../../../language.svelte.ts";
import { of } from "../../../words/french.ts";
import { words } from "./words.ts";
import type { Place } from "../wire.gen.ts";

const fr = {
  masks: {
    blue: "masque bleu",
    yellow: "masque jaune",
    green: "masque vert",
    pink: "masque rose",
    black: "masque noir",
  },
  seatLabel: (name: string, mask: string, where: string) => `${name}, ${mask}, ${where}`,
  placesOf: (name: string) => `Les lieux ${of(name)}`,
  deck: (count: number) => `${count} carte${count > 1 ? "s" : ""}`,
  seatIs: {
    toLay: "choisit un lieu",
    toHide: "choisit en secret",
    hidden: "lieu caché",
    later: "joue plus tard",
    alone: "seul, attend",
    crowd: "en foule, attend",
    meets: (place: Place, name: string) => `${words().at[place]}, avec ${name}`,
    answers: "choisit une carte noire",
  },
};

const en: typeof fr = {
  masks: {
    blue: "blue mask",
    yellow: "yellow mask",
    green: "green mask",
    pink: "pink mask",
    black: "black mask",
  },
  seatLabel: (name, mask, where) => `${name}, ${mask}, ${where}`,
  placesOf: (name) => `${name}’s places`,
  deck: (count) => `${count} card${count === 1 ? "" : "s"}`,
  seatIs: {
    toLay: "chooses a place",
    toHide: "chooses in secret",
    hidden: "place hidden",
    later: "plays later",
    alone: "alone, waits",
    crowd: "in a crowd, waits",
    meets: (place, name) => `${words().at[place]}, with ${name}`,
    answers: "chooses a black card",
  },
};

export const seats = translated({ fr, en });
