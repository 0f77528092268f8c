// Mission Pas Possible in the browser: what the shell needs of it.

import { defineGame } from "../game.ts";
import Board from "./Board.svelte";
import "./cloth.css";
import Ending from "./Ending.svelte";
import Guide from "./Guide.svelte";
import {
  archiveInShort,
  headline,
  isYourTurn,
  memory,
  optionsInShort,
  verdict,
  why,
} from "./headline.ts";
import OptionsSentence from "./OptionsSentence.svelte";
import Rules from "./Rules.svelte";
import type { Action, Answer, Options, Question, View } from "./wire.gen.ts";

export default defineGame<Options, View, Action, Question, Answer>({
  Board,
  OptionsSentence,
  Rules,
  Guide,
  Ending,
  hasOwnClock: true,
  headline,
  isYourTurn,
  optionsInShort,
  verdict,
  why,
  archiveInShort,
  memory,
});
