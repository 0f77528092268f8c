// What a card's points, name and caption leave for its spaces.

import type { Card } from "../wire.gen.ts";
import type { Room } from "./arrangement.ts";

const CAPTION = 44;
const MARGIN = 10;

export function roomOn({ groups }: Card, width: number, height: number, hasCaption: boolean): Room {
  const isRow = groups[0]!.layout === "row";
  const isLow = height < width * 0.75;
  const bottom = hasCaption ? CAPTION : MARGIN;
  // A row is too wide to lie beside the points; a stack is not.
  const top = isRow && !isLow ? Math.min(40, height * 0.24) : MARGIN;
  return { width, top, height: height - top - bottom };
}
