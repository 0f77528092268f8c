// What a new table begins with: the options of the server, but for what this page knows better.

import type { GameName } from "../games/catalogue.ts";
import { language } from "../language.svelte.ts";
import type { NewTable } from "../wire.gen.ts";

/** The games that are played with words: at first, with those of the host's language. */
const WITH_WORDS: readonly GameName[] = ["mission_mosaique"];

export const firstOptions = (game: GameName): NewTable["options"] =>
  WITH_WORDS.includes(game) ? { language: language() } : {};
