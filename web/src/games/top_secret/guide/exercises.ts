// Five positions from real games of bots, written by tools/top_secret_exercises.py: what has been
// learned, who is asked for, and why.

import type { Because, Card } from "../wire.gen.ts";
import found from "./exercises.json";

export interface Exercise {
  readonly clues: Because["clues"];
  /** Who is this? */
  readonly card: Card;
  /** The agent. */
  readonly answer: number;
  readonly because: Because;
}

export const EXERCISES = found as unknown as readonly Exercise[];
