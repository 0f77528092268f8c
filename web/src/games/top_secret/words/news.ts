// The words of the news.

import { translated } from "../../../language.svelte.ts";
import { to as frenchTo } from "../../../words/french.ts";
import { en as english, to } from "./en.ts";
import { fr as french } from "./fr.ts";
import type { Place } from "../wire.gen.ts";

const fr = {
  laid: (name: string, place: Place) => `${name} va ${french.at[place]}.`,
  ambassador: (place: Place) => `L’Ambassadeur est ${french.at[place]}.`,
  met: (names: readonly string[], place: Place) =>
    `${french.list(names)} se rencontrent ${french.at[place]}.`,
  youMeet: (names: readonly string[], place: Place) =>
    `Tu rencontres ${french.list(names)} ${french.at[place]}.`,
  nothing: "Personne ne se rencontre.",
  asked: (asker: string, asked: string) => `${asker} demande une carte noire ${frenchTo(asked)}.`,
  looked: (name: string) => `${name} regarde une carte noire du figurant.`,
};

const en: typeof fr = {
  laid: (name, place) => `${name} goes ${to(place)}.`,
  ambassador: (place) => `The Ambassador is ${english.at[place]}.`,
  met: (names, place) => `${english.list(names)} meet ${english.at[place]}.`,
  youMeet: (names, place) => `You meet ${english.list(names)} ${english.at[place]}.`,
  nothing: "Nobody meets.",
  asked: (asker, asked) => `${asker} asks ${asked} for a black card.`,
  looked: (name) => `${name} looks at a black card of the dummy’s.`,
};

export const news = translated({ fr, en });
