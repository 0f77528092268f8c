// The words of the reveal.

import { translated } from "../../../language.svelte.ts";

const fr = {
  title: "L’appel",
  called: (caller: string, number: string) => `${caller} a composé le ${number}.`,
  cardsOf: (name: string) =>
    `Les cartes noires ${/^[aeiouyàâéèêëîïôûh]/i.test(name) ? `d’${name}` : `de ${name}`}`,
  hidden: "pas encore retournées",
  was: (number: string) => `Le vrai numéro : ${number}.`,
  won: (names: string, count: number) =>
    count > 1 ? `Un point pour chacun : ${names}.` : `Un point pour ${names}.`,
  said: "annoncé",
  truly: "en vrai",
  next: "Partie suivante",
  waits: (names: string) => `On attend ${names}.`,
  skip: "Tout retourner",
  review: "Revoir les soupçons",
};

const en: typeof fr = {
  title: "The call",
  called: (caller, number) => `${caller} dialled ${number}.`,
  cardsOf: (name) => `${name}’s black cards`,
  hidden: "not turned yet",
  was: (number) => `The true number: ${number}.`,
  won: (names, count) => (count > 1 ? `A point each for ${names}.` : `A point for ${names}.`),
  said: "announced",
  truly: "in truth",
  next: "Next game",
  waits: (names) => `Waiting for ${names}.`,
  skip: "Turn them all",
  review: "Review the suspicions",
};

export const reveal = translated({ fr, en });
