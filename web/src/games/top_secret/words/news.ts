// The words of the news.

import { translated } from "../../../language.svelte.ts";
import { to as frenchTo } from "../../../words/french.ts";
import { words } from "./words.ts";
import type { Place } from "../wire.gen.ts";

const fr = {
  laid: (name: string, place: Place) => `${name} va ${words().at[place]}.`,
  ambassador: (place: Place) => `L’Ambassadeur est ${words().at[place]}.`,
  met: (names: readonly string[], place: Place) =>
    `${words().list(names)} se rencontrent ${words().at[place]}.`,
  youMeet: (names: readonly string[], place: Place) =>
    `Tu rencontres ${words().list(names)} ${words().at[place]}.`,
  nothing: "Personne ne se rencontre.",
  asked: (asker: string, asked: string) => `${asker} demande une carte noire ${frenchTo(asked)}.`,
  looked: (name: string) => `${name} regarde une carte noire du figurant.`,
};

const en: typeof fr = {
  laid: (name, place) => `${name} goes ${words().at[place].replace(/^at/, "to")}.`,
  ambassador: (place) => `The Ambassador is ${words().at[place]}.`,
  met: (names, place) => `${words().list(names)} meet ${words().at[place]}.`,
  youMeet: (names, place) => `You meet ${words().list(names)} ${words().at[place]}.`,
  nothing: "Nobody meets.",
  asked: (asker, asked) => `${asker} asks ${asked} for a black card.`,
  looked: (name) => `${name} looks at a black card of the dummy’s.`,
};

export const news = translated({ fr, en });
