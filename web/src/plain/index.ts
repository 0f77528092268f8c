// A game as the shell needs it, made from nothing but its types and its package's words.

import { packageParts } from "../api.ts";
import { defineGame, type AnyGame } from "../games/game.ts";
import Board from "./Board.svelte";
import { broughtGame } from "./brought.ts";
import { naming, type Fields, type Json, type LegalActions, type WhatIsLegal } from "./naming.ts";
import { plain } from "./words.ts";

const game = defineGame<Fields, Json, Fields, WhatIsLegal, LegalActions>({
  Board,
  OptionsSentence: () => import("./Options.svelte"),
  Rules: () => import("./Rules.svelte"),
  Guide: () => import("./Rules.svelte"),
  headline: (_, seat) => (seat === null ? plain().watching : plain().headline),
  optionsInShort: (options) => naming.value(options),
  why: (outcome) => `${naming.title(outcome.reason)}.`,
});

/** A package that brings nothing, or a server that does not answer, is no hindrance to play. */
export async function packagedGame(name: string): Promise<AnyGame> {
  const { words, module } = await packageParts(name).catch(() => ({ words: {}, module: "" }));
  naming.learn(words);
  return module ? broughtGame(module, game) : game;
}
