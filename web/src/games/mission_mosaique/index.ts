// Mission Mosaïque in the browser: what the shell needs of it.

import { defineGame } from "../game.ts";
import Board from "./Board.svelte";
import "./cloth.css";
import Ending from "./Ending.svelte";
import Guide from "./Guide.svelte";
import { headline, isYourTurn, memory, verdict, why } from "./headline.ts";
import { words } from "./messages.ts";
import OptionsSentence from "./OptionsSentence.svelte";
import Rules from "./Rules.svelte";
import type { Action, Answer, Options, Question, View } from "./wire.gen.ts";

const optionsInShort = ({ draw_seconds, language }: Options): string =>
  words().optionsInShort(draw_seconds, language === "fr");

export default defineGame<Options, View, Action, Question, Answer>({
  Board,
  OptionsSentence,
  Rules,
  Guide,
  headline,
  isYourTurn,
  optionsInShort,
  why,
  memory,
  verdict,
  Ending,
  endsOnBoard: true,
  hasOwnClock: true,
});
