// Small prepared situations for the rules and the tips: pictures, not games.

import { symbolsOf } from "./orientation.ts";
import type { LaidCard, Tally } from "../../wire.gen.ts";

export interface Example {
  readonly laid: readonly LaidCard[];
  readonly model: readonly number[];
  readonly tally: Tally;
}

const card = (number: number, face: string, x = 0, y = 0, orientation = 0): LaidCard => ({
  card: number,
  face,
  x,
  y,
  orientation,
});

const tally = (changes: Partial<Tally>): Tally => ({
  frame: { x: 0, y: 0 },
  right: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  rows_out: [],
  columns_out: [],
  bonus: 0,
  missed: 0,
  net: 9,
  ...changes,
});

const shows = (...faces: readonly string[]): readonly number[] =>
  Array.from({ length: 9 }, (_, cell) =>
    faces.reduce((symbols, face) => symbols | symbolsOf(face, 0)[cell]!, 0),
  );

/** CR-30: the frame reaches over a column where no card lies. */
export const HOLE: Example = {
  laid: [card(0, "015", -1), card(1, "047", -1)],
  model: [2, 0, 0, 2, 4, 0, 4, 0, 0],
  tally: tally({ right: [0, 1, 3, 4, 6, 7], columns_out: [-1], net: 5 }),
};

/** CR-11, CR-18: two circles on one cell are one circle. */
export const TWICE: Example = {
  laid: [card(0, "042"), card(1, "648")],
  model: shows("042", "648"),
  tally: tally({}),
};

/** CR-35 to CR-37: a card shifted by one down and one right costs 2. */
export const OVERHANG: Example = {
  laid: [card(0, "042"), card(1, "380", 1, 1)],
  model: [1, 0, 4, 0, 6, 0, 0, 1, 0],
  tally: tally({ rows_out: [3], columns_out: [3], net: 7 }),
};
