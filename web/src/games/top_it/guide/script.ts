// The lesson's prepared game: what is seen before each move, and what the server would say to it.
// Played by the real rules and written by tools/top_it_pictures.py.

import type { Offer, Picked } from "../board/desk/desk.svelte.ts";
import type { View } from "../wire.gen.ts";
import lesson from "./lesson.json";

export interface Stage {
  readonly view: View;
  /** All that is legal with the piece of this step, the right answer first. */
  readonly choices: readonly Offer[];
  /** For each of them, the most that it leaves to the next player. */
  readonly opened: readonly number[];
}

export const STAGES = lesson as unknown as readonly Stage[];

/** What is to be picked at each stage; null: nothing is left to do. */
export const PICKS: readonly (Picked | null)[] = [
  "hexagon",
  "house",
  "large_triangle",
  "rhombus",
  "stone",
  null,
];

/** The stage whose right answer is not the most points: it leaves the next player less. */
export const DENIAL = 2;
