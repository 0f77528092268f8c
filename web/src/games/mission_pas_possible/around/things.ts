// The words for what lies around one's own bombs and dice: bag, deck, sabotages, the others' bombs.

import { translated } from "../../../language.svelte.ts";
import { words } from "../messages.ts";
import type { Colour, Mark } from "../wire.gen.ts";

const fr = {
  bag: "Sac",
  bagOf: (count: number) => `Sac, ${count} ${count > 1 ? "dés" : "dé"}`,
  bagColour: (colour: Colour, count: number) => `${words().colours[colour]} : ${count}`,
  inDeck: "en pioche",
  deck: (count: number) => `pioche ${count}`,
  pile: (count: number) => `${count} ${count > 1 ? "cartes" : "carte"}`,
  sabotages: "Sabotages",
  sabotagesOf: (count: number, all: number) => `Sabotages ${count} / ${all}`,
  sabotage: (mark: Mark) => `sabotage ${words().marks[mark]}`,
  bombsOf: (name: string) => `Les bombes de ${name}`,
  enlarge: (name: string) => `Voir les bombes de ${name} en grand`,
  noBomb: "plus de bombe",
};

const en: typeof fr = {
  bag: "Bag",
  bagOf: (count) => `Bag, ${count} ${count === 1 ? "die" : "dice"}`,
  bagColour: (colour, count) => `${words().colours[colour]}: ${count}`,
  inDeck: "in the deck",
  deck: (count) => `deck ${count}`,
  pile: (count) => `${count} ${count === 1 ? "card" : "cards"}`,
  sabotages: "Sabotages",
  sabotagesOf: (count, all) => `Sabotages ${count} / ${all}`,
  sabotage: (mark) => `${words().marks[mark]} sabotage`,
  bombsOf: (name) => `${name}’s bombs`,
  enlarge: (name) => `Enlarge ${name}’s bombs`,
  noBomb: "no bomb left",
};

export const things = translated({ fr, en });
