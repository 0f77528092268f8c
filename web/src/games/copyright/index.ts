// Copyright in the browser: what the shell needs of it.

import { defineGame } from "../game.ts";
import Board from "./Board.svelte";
import "./cloth.css";
import Guide from "./Guide.svelte";
import { headline, memory, puzzleResult, why } from "./headline.ts";
import { limitOf } from "./limit.ts";
import { words } from "./messages.ts";
import OptionsSentence from "./OptionsSentence.svelte";
import Rules from "./Rules.svelte";
import { pointsInWords } from "./spoken.ts";
import type { Action, Answer, Options, Question, View } from "./wire.gen.ts";

function optionsInShort(options: Options): string {
  const variant = words().optionsInShort[options.variant];
  if (options.variant === "puzzle") return variant;
  return `${variant}, ${pointsInWords(limitOf(options))}`;
}

export default defineGame<Options, View, Action, Question, Answer>({
  Board,
  OptionsSentence,
  Rules,
  Guide,
  headline,
  optionsInShort,
  why,
  memory,
  puzzleResult,
});
