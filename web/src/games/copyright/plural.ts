// Counting things in words. French says "0 carte", English "0 cards".

import { number } from "../../number.ts";

export const nounFr = (count: number, one: string, many: string): string =>
  Math.abs(count) > 1 ? many : one;

export const nounEn = (count: number, one: string, many: string): string =>
  Math.abs(count) === 1 ? one : many;

export const pluralFr = (count: number, one: string, many: string): string =>
  `${number(count)} ${nounFr(count, one, many)}`;

export const pluralEn = (count: number, one: string, many: string): string =>
  `${number(count)} ${nounEn(count, one, many)}`;
