// How the board is laid out on a screen, and how large pieces in the hands are there.

import type { Padding } from "./camera.ts";

export type Shape = "tall" | "wide" | "low";

export interface Layout {
  readonly shape: Shape;
  /** What the people around the table cover of the mosaic. */
  readonly padding: Padding;
}

const RAIL = 236;
const TOP = 84;
const EDGE = 8;

/** Around a wide table people sit left, opposite and right. */
const wide = (others: number): Layout => ({
  shape: "wide",
  padding: {
    left: others > 1 ? RAIL : EDGE,
    right: others > 1 ? RAIL : 64,
    top: others === 1 || others === 3 ? TOP : EDGE,
    bottom: EDGE,
  },
});

export function layoutFor(width: number, height: number, others: number): Layout {
  if (width >= 900 && height >= 560) return wide(others);
  const padding = { left: EDGE, right: EDGE, top: EDGE, bottom: EDGE };
  return { shape: width > height ? "low" : "tall", padding };
}

export type Side = "left" | "top" | "right";

/** Where the others sit, in turn from one's own left hand. */
export const sidesFor = (others: number): readonly Side[] =>
  others === 1 ? ["top"] : others === 2 ? ["left", "right"] : ["left", "top", "right"];

/** Around a piece in the tray. */
const SPARE = 24;
const LARGEST = 42;
const SMALLEST_IN_A_ROW = 17;
const LARGEST_IN_TWO_ROWS = 23;

/** Pixels of a short side in a tray, so that pieces of these widths fit into one row, or two. */
export function trayUnit(room: number, widths: readonly number[]): number {
  const sum = widths.reduce((all, width) => all + width, 0);
  const inOneRow = (room - widths.length * SPARE) / sum;
  if (inOneRow >= SMALLEST_IN_A_ROW) return Math.min(LARGEST, inOneRow);
  return Math.min(LARGEST_IN_TWO_ROWS, (1.8 * room - widths.length * SPARE) / sum);
}
