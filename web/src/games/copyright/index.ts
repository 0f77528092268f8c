// Copyright in the browser: what the shell needs of it.

import { defineGame } from "../game.ts";
import Board from "./board/Board.svelte";
import "./cloth.css";
import { headline, memory, puzzleResult, why } from "./words/headline.ts";
import { limitOf } from "./words/limit.ts";
import { words } from "./words/words.ts";
import { pointsInWords } from "./words/spoken.ts";
import type { Action, Answer, Options, Question, View } from "./wire.gen.ts";

function optionsInShort(options: Options): string {
  const variant = words().optionsInShort[options.variant];
  if (options.variant === "puzzle") return variant;
  return `${variant}, ${pointsInWords(limitOf(options))}`;
}

export default defineGame<Options, View, Action, Question, Answer>({
  Board,
  OptionsSentence: () => import("./options/Sentence.svelte"),
  Rules: () => import("./rules/Text.svelte"),
  Ending: () => import("./review/Ending.svelte"),
  History: () => import("./words/happened.ts"),
  endsOnBoard: (view) => view.options.variant !== "puzzle",
  Guide: () => import("./guide/Lesson.svelte"),
  headline,
  optionsInShort,
  why,
  memory,
  puzzleResult,
});
