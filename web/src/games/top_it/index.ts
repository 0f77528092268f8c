// Top It in the browser: what the shell needs of it.

import { defineGame } from "../game.ts";
import Board from "./board/Board.svelte";
import "./cloth.css";
import { headline, isYourTurn, memory, puzzleResult, why } from "./words/headline.ts";
import { words } from "./words/words.ts";
import type { Action, Answer, Options, Question, View } from "./wire.gen.ts";

function optionsInShort({ puzzle, help, large_square }: Options): string {
  const say = words().optionsInShort;
  if (puzzle) return say.puzzle;
  return large_square === 8 ? `${say.help[help]}, ${say.squaresOf8}` : say.help[help];
}

export default defineGame<Options, View, Action, Question, Answer>({
  Board,
  Ending: () => import("./review/Trophy.svelte"),
  OptionsSentence: () => import("./options/Sentence.svelte"),
  Rules: () => import("./rules/Text.svelte"),
  Guide: () => import("./guide/Lesson.svelte"),
  headline,
  isYourTurn,
  optionsInShort,
  why,
  memory,
  puzzleResult,
  archiveInShort: () => words().alone,
});
