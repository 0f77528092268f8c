// What a new table begins with: the options of the server, but for what this page knows better.

import { manifestOf } from "../games/catalogue.ts";
import { language } from "../language.svelte.ts";
import type { NewTable } from "../wire.gen.ts";

export const firstOptions = (game: string): NewTable["options"] =>
  manifestOf(game).facts.languages.length ? { language: language() } : {};
