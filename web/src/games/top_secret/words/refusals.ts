// The sentences of what the rules refuse, as the server says them.

import { translated } from "../../../language.svelte.ts";
import sentences from "../../../../../src/tablee/games/top_secret/refusals.json";

export type Refusal = keyof typeof sentences.fr;

export const refusals = translated(sentences);
