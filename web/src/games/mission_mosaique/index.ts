// Mission Mosaïque in the browser: what the shell needs of it.

import { defineGame } from "../game.ts";
import Board from "./board/Board.svelte";
import "./cloth.css";
import { headline, isYourTurn, memory, verdict, why } from "./words/headline.ts";
import { words } from "./words/words.ts";
import type { Action, Answer, Options, Question, View } from "./wire.gen.ts";

function optionsInShort({ draw_seconds, language, is_bilingual, pack }: Options): string {
  if (pack?.length) return words().optionsInShort(draw_seconds, "own");
  return words().optionsInShort(draw_seconds, is_bilingual ? "both" : language);
}

export default defineGame<Options, View, Action, Question, Answer>({
  Board,
  OptionsSentence: () => import("./options/Sentence.svelte"),
  Rules: () => import("./rules/Text.svelte"),
  Guide: () => import("./guide/Lesson.svelte"),
  headline,
  isYourTurn,
  optionsInShort,
  why,
  memory,
  verdict,
  Ending: () => import("./review/Ending.svelte"),
  endsOnBoard: () => true,
  hasOwnClock: true,
});
