// How the board is laid out on a screen, and how large pieces in the hands are there.

import type { Padding } from "../../../board/camera.ts";

export type Shape = "tall" | "wide" | "low";

export interface Layout {
  readonly shape: Shape;
  /** What the people around the table cover of the mosaic. */
  readonly padding: Padding;
}

const RAIL = 236;
const TOP = 84;
const EDGE = 8;
/** Where closer, further and all are chosen. */
const ZOOM = 64;

/** Around a wide table people sit left, opposite and right. */
const wide = (others: number): Layout => ({
  shape: "wide",
  padding: {
    left: others > 1 ? RAIL : EDGE,
    right: others > 1 ? RAIL : ZOOM,
    top: others === 1 || others === 3 ? TOP : EDGE,
    bottom: EDGE,
  },
});

export function layoutFor(width: number, height: number, others: number): Layout {
  if (width >= 1000 && height >= 560) return wide(others);
  const isLow = width > height;
  const padding = { left: EDGE, right: isLow ? ZOOM : EDGE, top: EDGE, bottom: EDGE };
  return { shape: isLow ? "low" : "tall", padding };
}

export type Side = "left" | "top" | "right";

/** Where the others sit, in turn from one's own left hand. */
export const sidesFor = (others: number): readonly Side[] =>
  others === 1 ? ["top"] : others === 2 ? ["left", "right"] : ["left", "top", "right"];

/** Pixels around a piece in the tray, and what its picture is wider than itself, in short sides. */
const FRAME = 24;
const BLEED = 0.1;
const LARGEST = 42;
const SMALLEST_IN_A_ROW = 17;
const LARGEST_IN_TWO_ROWS = 23;

export interface TrayFit {
  /** Pixels of a short side. */
  readonly unit: number;
  readonly isOneRow: boolean;
}

/** How pieces of these widths fit into a tray: in one row, or smaller in two. */
export function trayFit(room: number, widths: readonly number[]): TrayFit {
  const frames = widths.length * FRAME;
  const sum = widths.reduce((all, width) => all + width + BLEED, 0);
  const inOneRow = (room - frames) / sum;
  if (inOneRow >= SMALLEST_IN_A_ROW) return { unit: Math.min(LARGEST, inOneRow), isOneRow: true };
  return { unit: Math.min(LARGEST_IN_TWO_ROWS, (1.8 * room - frames) / sum), isOneRow: false };
}
