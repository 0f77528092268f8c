// A picture as it came to be: page after page, author after author, from the times in the ink.

import { inkUntil, lastMoment, type Ink } from "../ink/stroke.ts";

/** A breath between two pages. */
const BREATH_MS = 500;

/** The sections of an opened notebook come so far apart, each with its sound. */
export const STRIP_MS = 600;

export interface Moment {
  /** The page that is being drawn. */
  readonly page: number;
  /** What there is to see, by page. */
  readonly ink: readonly Ink[];
}

const lengthOf = (ink: Ink): number => (ink.length > 0 ? lastMoment(ink) + BREATH_MS : 0);

export const lengthOfShow = (pages: readonly Ink[]): number =>
  pages.reduce((sum, ink) => sum + lengthOf(ink), 0);

/** What is seen so long after the beginning; pages without ink are skipped. */
export function momentOf(pages: readonly Ink[], at_ms: number): Moment {
  let left = at_ms;
  for (const [page, ink] of pages.entries()) {
    const length = lengthOf(ink);
    if (left < length) return { page, ink: [...pages.slice(0, page), inkUntil(ink, left)] };
    left -= length;
  }
  return { page: pages.length - 1, ink: pages };
}
