// Mission Pas Possible in the browser: what the shell needs of it.

import { defineGame } from "../game.ts";
import Board from "./board/Board.svelte";
import "./cloth.css";
import {
  archiveInShort,
  archiveList,
  headline,
  isYourTurn,
  memory,
  optionsInShort,
  puzzleResult,
  verdict,
  why,
} from "./words/headline.ts";
import type { Action, Answer, Options, Question, View } from "./wire.gen.ts";

export default defineGame<Options, View, Action, Question, Answer>({
  Board,
  OptionsSentence: () => import("./options/Sentence.svelte"),
  Rules: () => import("./rules/Text.svelte"),
  Guide: () => import("./guide/Lesson.svelte"),
  Ending: () => import("./review/Result.svelte"),
  hasOwnClock: true,
  headline,
  isYourTurn,
  optionsInShort,
  verdict,
  why,
  archiveInShort,
  archiveList,
  memory,
  puzzleResult,
});
