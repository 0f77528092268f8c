// What French sentences are made of: counts, lists, and the vowel that goes before another one.

import { number } from "../number.ts";

/** French counts less than two as one: « 0 carte », « 1,5 point », « 2 points ». */
export const noun = (count: number, one: string, many: string): string =>
  Math.abs(count) < 2 ? one : many;

/** « 3 cartes » */
export const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${noun(count, one, many)}`;

/** « Adèle, Gaston et Zoé » */
export const list = (names: readonly string[]): string =>
  new Intl.ListFormat("fr", { type: "conjunction" }).format(names);

/** « Adèle, Gaston ou Zoé » */
export const anyOf = (names: readonly string[]): string =>
  new Intl.ListFormat("fr", { type: "disjunction" }).format(names);

/** Whether a vowel is dropped before it. A `y` is a vowel before a consonant only: d’Yves, de Yann. */
function beginsWithVowel(text: string): boolean {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "");
  return /^([aeiouhœæ]|y[^aeiouy])/i.test(plain);
}

const elided = (text: string, short: string, full: string): string =>
  beginsWithVowel(text) ? `${short}${text}` : `${full} ${text}`;

/** « de Gaston », « d’Adèle », « du figurant » */
export const of = (name: string): string =>
  name.startsWith("le ") ? `du ${name.slice(3)}` : elided(name, "d’", "de");

/** « d’Adèle et de Gaston » */
export const ofAll = (names: readonly string[]): string => list(names.map(of));

/** « à Gaston », « au figurant » */
export const to = (name: string): string =>
  name.startsWith("le ") ? `au ${name.slice(3)}` : `à ${name}`;

/** « que Gaston », « qu’Adèle » */
export const that = (name: string): string => elided(name, "qu’", "que");

const NUMBERS = ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit"];

/** A small number as a word. */
export const spelled = (n: number): string => NUMBERS[n] ?? String(n);
