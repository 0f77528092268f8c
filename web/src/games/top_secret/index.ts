// Top Secret in the browser: what the shell needs of it.

import { defineGame } from "../game.ts";
import Board from "./board/Board.svelte";
import "./cloth.css";
import { headline, isYourTurn, memory, verdict, why } from "./words/headline.ts";
import { words } from "./words/words.ts";
import type { Action, Answer, Options, Question, View } from "./wire.gen.ts";

const optionsInShort = ({ series, notes }: Options): string =>
  `${words().optionsInShort[series]}, ${words().optionsInShort[notes]}`;

export default defineGame<Options, View, Action, Question, Answer>({
  Board,
  OptionsSentence: () => import("./options/Sentence.svelte"),
  Rules: () => import("./rules/Text.svelte"),
  Guide: () => import("./guide/Lesson.svelte"),
  headline,
  isYourTurn,
  optionsInShort,
  verdict,
  why,
  memory,
  endsOnBoard: () => true,
});
