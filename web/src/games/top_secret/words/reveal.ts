// The words of the reveal.

import { translated } from "../../../language.svelte.ts";
import { of } from "../../../words/french.ts";

const fr = {
  title: "L’appel",
  lifts: (caller: string, met: string) => `À côté ${of(met)}, ${caller} décroche :`,
  cardsOf: (name: string, cards: string, announced: string) =>
    `Les cartes noires ${of(name)} : ${cards} ; annoncé : ${announced}`,
  hidden: "pas encore retournées",
  was: (number: string) => `Le vrai numéro : ${number}.`,
  won: (names: string, count: number) =>
    count > 1 ? `Un point pour chacun : ${names}.` : `Un point pour ${names}.`,
  said: "annoncé :",
  ally: (caller: string, met: string, ally: string, isMet: boolean) =>
    isMet
      ? `${caller} était bien à côté de son allié : ${ally}.`
      : `${caller} était à côté ${of(met)} ; son allié était ${ally}.`,
  next: "Partie suivante",
  waits: (names: string) => `On attend ${names}.`,
  skip: "Tout retourner",
  review: "Revoir les soupçons",
};

const en: typeof fr = {
  title: "The call",
  lifts: (caller, met) => `Beside ${met}, ${caller} picks up:`,
  cardsOf: (name, cards, announced) => `${name}’s black cards: ${cards}; announced: ${announced}`,
  hidden: "not turned yet",
  was: (number) => `The true number: ${number}.`,
  won: (names, count) => (count > 1 ? `A point each for ${names}.` : `A point for ${names}.`),
  said: "announced:",
  ally: (caller, met, ally, isMet) =>
    isMet
      ? `${caller} was indeed beside the ally: ${ally}.`
      : `${caller} was beside ${met}; the ally was ${ally}.`,
  next: "Next game",
  waits: (names) => `Waiting for ${names}.`,
  skip: "Turn them all",
  review: "Review the suspicions",
};

export const reveal = translated({ fr, en });
