// Top Secret in the browser: what the shell needs of it.

import { defineGame } from "../game.ts";
import Board from "./Board.svelte";
import "./cloth.css";
import Guide from "./Guide.svelte";
import { headline, isYourTurn, memory, verdict, why } from "./headline.ts";
import { words } from "./messages.ts";
import OptionsSentence from "./OptionsSentence.svelte";
import Rules from "./Rules.svelte";
import type { Action, Answer, Options, Question, View } from "./wire.gen.ts";

const optionsInShort = ({ series, notes }: Options): string =>
  `${words().optionsInShort[series]}, ${words().optionsInShort[notes]}`;

export default defineGame<Options, View, Action, Question, Answer>({
  Board,
  OptionsSentence,
  Rules,
  Guide,
  headline,
  isYourTurn,
  optionsInShort,
  verdict,
  why,
  memory,
  endsOnBoard: true,
});
