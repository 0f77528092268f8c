// The words of the review.

import { translated } from "../../../language.svelte.ts";

const DIGITS = { maximumFractionDigits: 1 };
const decimal = (language: string, count: number): string =>
  new Intl.NumberFormat(language, DIGITS).format(count);
/** Of the number as it is written: 1.96 reads "2". */
const isOne = (language: string, count: number): boolean =>
  new Intl.PluralRules(language, DIGITS).select(count) === "one";

const fr = {
  title: "Les soupçons, manche par manche",
  lead: "Combien de donnes chacun pouvait encore croire. Plus bas, c’est plus sûr ; 1, c’est tout savoir.",
  graph: "Les donnes encore possibles pour chacun, manche par manche",
  asking: "On relit toute la partie…",
  none: "La partie ne peut pas être relue d’ici.",
  since: (name: string, round: number) =>
    `${name} pouvait déduire le numéro dès la manche ${round}.`,
  never: (name: string, deals: number) =>
    `${name} n’a jamais eu de certitude : ${deals} donne${deals > 1 ? "s" : ""} à la fin.`,
  slips: "Ce qui en disait trop",
  slip: (name: string, to: string, round: number, bits: number, least: number) =>
    `Manche ${round} : ${name} a donné ${decimal("fr", bits)} bit${isOne("fr", bits) ? "" : "s"} à ${to} ; ${decimal("fr", least)} ${isOne("fr", least) ? "suffisait" : "suffisaient"}.`,
  noSlips: "Personne n’en a trop dit.",
  bits: "Un bit divise par deux les donnes que l’autre peut encore croire.",
  back: "Retour aux cartes noires",
};

const en: typeof fr = {
  title: "The suspicions, round by round",
  lead: "How many deals each could still believe in. Lower is surer; 1 is to know all.",
  graph: "The deals still possible for each player, round by round",
  asking: "Reading the whole game again…",
  none: "The game cannot be read again from here.",
  since: (name, round) => `${name} could deduce the number from round ${round} on.`,
  never: (name, deals) =>
    `${name} was never sure of the number: ${deals} deal${deals === 1 ? "" : "s"} at the end.`,
  slips: "What told too much",
  slip: (name, to, round, bits, least) =>
    `Round ${round}: ${name} gave ${to} ${decimal("en", bits)} bit${isOne("en", bits) ? "" : "s"}; ${decimal("en", least)} would have done.`,
  noSlips: "Nobody told too much.",
  bits: "A bit halves the deals that the other can still believe in.",
  back: "Back to the black cards",
};

export const review = translated({ fr, en });
