// The shapes of cards and symbols as SVG paths, in cells: a card is three wide. The three symbols
// nest at constant size, so that any union of them reads as itself.

import { CIRCLE, CROSS, SQUARE } from "./orientation.ts";
import { heightOf, widthOf, type Bounds } from "../../../../board/bounds.ts";
import type { Cell } from "./stack.ts";
import type { Spot } from "../../wire.gen.ts";

export const CORNER = 0.1125;

const at = (value: number) => Number(value.toFixed(3));

const square = ({ x, y }: Spot) =>
  `M${at(x + 0.175)} ${at(y + 0.115)}h.65a.06.06 0 0 1 .06.06v.65a.06.06 0 0 1-.06.06` +
  `h-.65a.06.06 0 0 1-.06-.06v-.65a.06.06 0 0 1 .06-.06z`;

const circle = ({ x, y }: Spot) =>
  `M${at(x + 0.245)} ${at(y + 0.5)}a.255.255 0 1 0 .51 0a.255.255 0 1 0-.51 0z`;

const cross = ({ x, y }: Spot) =>
  `M${at(x + 0.355)} ${at(y + 0.5)}h.29M${at(x + 0.5)} ${at(y + 0.355)}v.29`;

export interface Stroke {
  readonly path: string;
  readonly width: number;
}

const SHAPES = [
  { symbol: SQUARE, draw: square, width: 0.082 },
  { symbol: CIRCLE, draw: circle, width: 0.08 },
  { symbol: CROSS, draw: cross, width: 0.105 },
];

/** Below this many pixels a cell, strokes are drawn heavier. */
const SMALL = 18;

/** All squares of these cells as one stroke, then all circles, then all crosses. */
export function symbolStrokes(cells: readonly Cell[], pixels: number): readonly Stroke[] {
  const weight = pixels < SMALL ? 1.25 : 1;
  return SHAPES.map(({ symbol, draw, width }) => ({
    path: cells
      .filter((cell) => cell.symbols & symbol)
      .map(draw)
      .join(""),
    width: at(width * weight),
  })).filter((stroke) => stroke.path !== "");
}

/** The cross as an outline: what was missing is drawn dashed. */
const crossOutline = ({ x, y }: Spot) =>
  `M${at(x + 0.445)} ${at(y + 0.3)}h.11v.145h.145v.11h-.145v.145h-.11v-.145h-.145v-.11h.145z`;

/** The outlines of symbols that are not there. */
export function outlines({ symbols, ...spot }: Cell): string {
  return (
    (symbols & SQUARE ? square(spot) : "") +
    (symbols & CIRCLE ? circle(spot) : "") +
    (symbols & CROSS ? crossOutline(spot) : "")
  );
}

/** The four inner lines of each card's grid. */
export const gridLines = (cards: readonly Spot[]): string =>
  cards
    .map(({ x, y }) => `M${x + 1} ${y}v3M${x + 2} ${y}v3M${x} ${y + 1}h3M${x} ${y + 2}h3`)
    .join("");

/** A rounded square around a card, `grow` cells outside its edge. */
export function rounded({ x, y }: Spot, grow = 0): string {
  const radius = at(CORNER + grow);
  const side = at(3 - 2 * CORNER);
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return (
    `M${at(x + CORNER)} ${at(y - grow)}h${side}${arc(radius, radius)}v${side}` +
    `${arc(-radius, radius)}h${-side}${arc(-radius, -radius)}v${-side}${arc(radius, -radius)}z`
  );
}

/** Two streaks of light on the film. */
export const glints = ({ x, y }: Spot): string =>
  `M${at(x + 0.1125)} ${at(y + 0.02)}h1.24l-1.33 1.68v-1.59q-.02-.09.09-.09z` +
  `M${at(x + 1.75)} ${at(y + 0.02)}h.27l-2 2.48v-.34z`;

/** The part of the mat that a picture shows, as a viewBox with some room around it. */
export const viewBox = (bounds: Bounds, room: number): string =>
  [bounds.left - room, bounds.top - room, widthOf(bounds) + 2 * room, heightOf(bounds) + 2 * room]
    .map(at)
    .join(" ");

/** A line of so many cells, never thinner than a pixel. */
export const line = (cells: number, pixels: number): number => at(Math.max(cells, 1.1 / pixels));
