// The words for what lies around one's own bombs and dice: bag, deck, sabotages, the others and
// their bombs.

import { of } from "../../../words/french.ts";
import { translated } from "../../../language.svelte.ts";
import { words } from "./words.ts";
import type { Colour, Die, Mark } from "../wire.gen.ts";

const die = (rolled: Die): string => words().die(rolled);

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
  bombsOf: (name: string) => `Les bombes ${of(name)}`,
  enlarge: (name: string) => `Voir les bombes ${of(name)} en grand`,
  noBomb: "plus de bombe",
  toTake: "À prendre quand tu désamorces",
  toTakeInShort: "À prendre",
  rowIsEmpty: "Plus aucune bombe à prendre.",
  doing: {
    wants: (rolled: Die) => `veut le ${die(rolled)}`,
    holds: (rolled: Die) => `a le ${die(rolled)} en main`,
    chooses: "choisit",
    hasPlaced: "a posé",
    canPlace: "cherche un dé",
    drawsDice: "tire les dés",
    waits: "attend",
  },
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
  toTake: "To take when you defuse",
  toTakeInShort: "To take",
  rowIsEmpty: "No bomb left to take.",
  doing: {
    wants: (rolled) => `wants the ${die(rolled)}`,
    holds: (rolled) => `holds the ${die(rolled)}`,
    chooses: "is choosing",
    hasPlaced: "has placed",
    canPlace: "looks for a die",
    drawsDice: "draws the dice",
    waits: "waits",
  },
};

export const things = translated({ fr, en });
