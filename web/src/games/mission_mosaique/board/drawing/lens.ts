// On an upright phone a line of the page is too flat to draw in: one looks at a part of it, enlarged.

import type { Shape } from "../board.ts";
import type { PageSection } from "../page.ts";

/** Sections wider than so many times their height are looked at in parts. */
const FLAT = 4;
const PART_WIDTH = 400;
/** Left, middle, right: they overlap, so that nothing has to be drawn at an edge. */
const PARTS: readonly number[] = [0, 1, 2];
export const MIDDLE = 1;

/** What can be looked at, from the left: the parts of a flat section, else the whole of it. */
export function partsOf(section: PageSection, shape: Shape): readonly PageSection[] {
  if (shape !== "tall" || section.width < FLAT * section.height) return [section];
  const step = (section.width - PART_WIDTH) / (PARTS.length - 1);
  return PARTS.map((at) => ({ ...section, left: section.left + at * step, width: PART_WIDTH }));
}

/** The part that has a place nearest to its middle. */
export function partWith(x: number, parts: readonly PageSection[]): number {
  const off = parts.map(({ left, width }) => Math.abs(left + width / 2 - x));
  return off.indexOf(Math.min(...off));
}
