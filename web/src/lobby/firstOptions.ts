// What a new table begins with: the options of the server, but for what this page knows better.

import { posterOf, type GameName } from "../games/catalogue.ts";
import { language } from "../language.svelte.ts";
import type { NewTable } from "../wire.gen.ts";

export const firstOptions = (game: GameName): NewTable["options"] =>
  posterOf(game).hasWords ? { language: language() } : {};
