// What English sentences are made of: counts, lists and owners.

import { number } from "../number.ts";

/** “0 cards”, “1 card”, “2 cards” */
export const noun = (count: number, one: string, many: string): string =>
  Math.abs(count) === 1 ? one : many;

/** “3 cards” */
export const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${noun(count, one, many)}`;

/** “Ada, Gaston and Zoé” */
export const list = (names: readonly string[]): string =>
  new Intl.ListFormat("en-GB", { type: "conjunction" }).format(names);

/** “Ada, Gaston or Zoé” */
export const anyOf = (names: readonly string[]): string =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(names);

/** “Ada’s” */
export const of = (name: string): string => `${name}’s`;

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight"];

/** A small number as a word. */
export const spelled = (n: number): string => NUMBERS[n] ?? String(n);
