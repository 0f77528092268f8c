// How the board is laid out on a screen, and how large its cells are there.

import { between } from "../../../board/screen.ts";

export type Shape = "tall" | "wide" | "low";

export interface Layout {
  readonly shape: Shape;
  /** Pixels of a cell: of the model, of your stack at most, of a card in the hand. */
  readonly model: number;
  readonly mat: number;
  readonly hand: number;
  readonly opponent: number;
}

/** A desk: the model beside the mat and just as large, which is how people compare. */
function wide(width: number, height: number, opponents: number): Layout {
  const around = opponents > 0 ? 340 : 240;
  const cell = between(44, Math.min((height - around) / 6.2, (width - 460) / 8.4), 104);
  return {
    shape: "wide",
    model: cell,
    mat: cell,
    hand: between(12, Math.floor(((width - 484) / 10 - 11) / 3), 32),
    opponent: between(14, Math.min(28, (width - 120) / Math.max(1, opponents) / 12), 28),
  };
}

/** More than so many people are a list on a phone on its side. */
export const FEW = 2;

/** A phone on its side: three columns, the first for the model and, under it, the others. */
function low(width: number, height: number, opponents: number): Layout {
  const isList = opponents > FEW;
  return {
    shape: "low",
    model: between(24, height / (isList ? 11.5 : 8.5), 44),
    mat: between(40, height / 4.8, 72),
    hand: between(10, Math.floor(((width * 0.4 - 26) / 5 - 11) / 3), 22),
    opponent: isList ? 6 : 8,
  };
}

/** A phone in the hand, or a tablet: from top to bottom. */
function tall(width: number, height: number, opponents: number): Layout {
  const isShort = height < 660;
  return {
    shape: "tall",
    model: between(28, Math.min(width / 9.75, height / (isShort ? 20 : 17)), 64),
    mat: between(44, Math.min(width / 5.4, height / 8), 104),
    hand: between(12, Math.min((width - 90) / 15, height / 38), 30),
    opponent: between(10, width / (opponents > 3 ? 39 : opponents > 2 ? 30 : 21), 24),
  };
}

export function layoutFor(width: number, height: number, opponents: number): Layout {
  if (width >= 900 && height >= 560) return wide(width, height, opponents);
  if (width > height && height < 560) return low(width, height, opponents);
  return tall(width, height, opponents);
}
