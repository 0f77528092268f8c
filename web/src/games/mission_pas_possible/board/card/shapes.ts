// The shapes of dice and icons, on a field of 100 × 100.

import type { Colour } from "../../wire.gen.ts";

export const FIELD = 100;

/** The order of the colours on the wheel, clockwise from the top. */
export const WHEEL: readonly Colour[] = ["red", "yellow", "green", "blue", "black"];

const turn = (index: number): number => (index / WHEEL.length) * 2 * Math.PI - Math.PI / 2;

function onCircle(radius: number, angle: number): string {
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
}

/** A fifth of a wheel around the origin, or of a ring if there is an inner radius. */
export function sector(index: number, outer: number, inner = 0): string {
  const [from, to] = [turn(index), turn(index + 1)];
  const rim = `M${onCircle(outer, from)}A${outer} ${outer} 0 0 1 ${onCircle(outer, to)}`;
  if (inner === 0) return `${rim}L0 0Z`;
  return `${rim}L${onCircle(inner, to)}A${inner} ${inner} 0 0 0 ${onCircle(inner, from)}Z`;
}

/** The half of a space below its diagonal, with the space's round corners. */
export const LOWER_HALF =
  "M94.14 5.86A20 20 0 0 1 100 20V80A20 20 0 0 1 80 100H20A20 20 0 0 1 5.86 94.14Z";

/** The sign for a number, around the origin. */
export const HASH = "M-3.5 -24L-12.2 24M12.2 -24L3.5 24M-20.6 -8.15H20.6M-20.6 8.15H20.6";

/** How a die is drawn: the smaller it is, the plainer. */
export interface DieShape {
  /** How far it stands out above its space. */
  readonly rise: number;
  readonly faceHeight: number;
  readonly pip: { readonly radius: number; readonly columns: Triple; readonly rows: Triple } | null;
  readonly letter: { readonly x: number; readonly y: number; readonly size: number };
}

type Triple = readonly [number, number, number];

const LARGE: DieShape = {
  rise: 16,
  faceHeight: 92,
  pip: { radius: 8.8, columns: [23.5, 50, 76.5], rows: [20.6, 46, 71.4] },
  letter: { x: 50, y: 111.7, size: 21.6 },
};
const MIDDLE: DieShape = {
  rise: 8,
  faceHeight: 94,
  pip: { radius: 9.8, columns: [22, 50, 78], rows: [20.1, 47, 73.9] },
  letter: { x: 50, y: 85.5, size: 27 },
};
const SMALL: DieShape = {
  rise: 8,
  faceHeight: 94,
  pip: null,
  letter: { x: 76, y: 77, size: 40 },
};

const PIPS_FROM_PX = 30;
const LETTER_ON_LIP_FROM_PX = 42;

export function dieShape(px: number): DieShape {
  if (px < PIPS_FROM_PX) return SMALL;
  return px < LETTER_ON_LIP_FROM_PX ? MIDDLE : LARGE;
}

/** What a space asks for although a die lies on it: a corner of the die that shows nothing. */
export interface Badge {
  /** Its upper left corner and its side, in widths of the die. */
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Under the pips of a die, or above the letter where a numeral stands for the pips. */
export const badgeOn = (px: number): Badge =>
  dieShape(px).pip ? { x: 0.8, y: 0.78, side: 0.36 } : { x: 0.68, y: -0.3, side: 0.5 };

/** Column and row of each pip, from 0 to 2. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

export function pipsOf(number: number, { pip }: DieShape): readonly (readonly [number, number])[] {
  if (!pip) return [];
  return PIPS[number]!.map(([column, row]) => [pip.columns[column]!, pip.rows[row]!] as const);
}
