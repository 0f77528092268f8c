// What a card's points, name and caption leave for its spaces.

import type { Card } from "../../wire.gen.ts";
import type { Field } from "./arrangement.ts";

/** As high as two lines of words. */
export const CAPTION = 44;
const MARGIN = 10;
/** What the points take of a low card, and of a high one. */
const POINTS_BESIDE = 0.16;
const POINTS_ABOVE = 0.24;

export function fieldOn(
  { groups }: Card,
  width: number,
  height: number,
  hasCaption: boolean,
): Field {
  const isRow = groups[0]!.layout === "row";
  const isLow = height < width * 0.6;
  const margin = isLow ? MARGIN / 2 : MARGIN;
  const bottom = hasCaption ? CAPTION : margin;
  // A row is as wide as the card: it lies below the points, or on a low card beside them.
  const left = isRow && isLow ? width * POINTS_BESIDE : 0;
  const top = isRow && !isLow ? Math.min(40, height * POINTS_ABOVE) : margin;
  return { left, width: width - left, top, height: height - top - bottom };
}
