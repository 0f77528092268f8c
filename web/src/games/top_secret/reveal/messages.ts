// The words of the reveal.

import { translated } from "../../../language.svelte.ts";
import { of } from "../messages.fr.ts";

const fr = {
  title: "L’appel",
  called: (caller: string, number: string) => `${caller} a composé le ${number}.`,
  cardsOf: (name: string, cards: string) => `Les cartes noires ${of(name)} : ${cards}`,
  hidden: "pas encore retournées",
  was: (number: string) => `Le vrai numéro : ${number}.`,
  won: (names: string, count: number) =>
    count > 1 ? `Un point pour chacun : ${names}.` : `Un point pour ${names}.`,
  said: (fragment: string) => `annoncé : ${fragment}`,
  next: "Partie suivante",
  waits: (names: string) => `On attend ${names}.`,
  skip: "Tout retourner",
  review: "Revoir les soupçons",
};

const en: typeof fr = {
  title: "The call",
  called: (caller, number) => `${caller} dialled ${number}.`,
  cardsOf: (name, cards) => `${name}’s black cards: ${cards}`,
  hidden: "not turned yet",
  was: (number) => `The true number: ${number}.`,
  won: (names, count) => (count > 1 ? `A point each for ${names}.` : `A point for ${names}.`),
  said: (fragment) => `announced: ${fragment}`,
  next: "Next game",
  waits: (names) => `Waiting for ${names}.`,
  skip: "Turn them all",
  review: "Review the suspicions",
};

export const reveal = translated({ fr, en });
