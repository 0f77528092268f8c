// The kinds of marks on spaces and sabotage cards.

import type { Colour, Mark } from "../../wire.gen.ts";

export const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow", "black"];

export const isColour = (mark: Mark): mark is Colour => (COLOURS as readonly Mark[]).includes(mark);

/** A number, or the sign for one. */
export const isNumeral = (mark: Mark): boolean => mark !== "c" && !isColour(mark);

/** The class of what lies under a mark: its colour, or nothing for white. */
export const groundOf = (mark: Mark | undefined): string =>
  mark !== undefined && isColour(mark) ? `mpp-${mark}` : "";
