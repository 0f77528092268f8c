// Top It in the browser: what the shell needs of it.

import { defineGame } from "../game.ts";
import Board from "./board/Board.svelte";
import "./cloth.css";
import { headline, isYourTurn, puzzleResult, why } from "./words/headline.ts";
import { words } from "./words/words.ts";
import type { Action, Answer, Options, Question, Told, View } from "./wire.gen.ts";

/** The last tile lands, its points rise, and the whole mosaic is seen. */
const LAST_MOVE_MS = 4500;

function optionsInShort({ puzzle, help, large_square }: Options): string {
  const say = words().optionsInShort;
  if (puzzle) return say.puzzle;
  return large_square === 8 ? `${say.help[help]}, ${say.squaresOf8}` : say.help[help];
}

export default defineGame<Options, View, Action, Question, Answer>({
  Board,
  Ending: () => import("./review/Trophy.svelte"),
  Keepsake: () => import("./review/Keepsake.svelte"),
  OptionsSentence: () => import("./options/Sentence.svelte"),
  ColourChoice: () => import("./options/Colours.svelte"),
  Rules: () => import("./rules/Text.svelte"),
  Guide: () => import("./guide/Lesson.svelte"),
  lingersMs: LAST_MOVE_MS,
  headline,
  isYourTurn,
  optionsInShort,
  why,
  puzzleResult,
  archivePoints: ({ points }: Told) => points,
  hasKeepsake: ({ mosaic }: Told) => (mosaic?.length ?? 0) > 0,
  archiveInShort: ({ mosaic }: Told) => (mosaic?.length ? words().mosaic(mosaic.length) : ""),
});
