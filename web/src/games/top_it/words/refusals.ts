// Why something is refused: the server's own sentences, so that they are worded once.

import refusals from "../../../../../src/tablee/games/top_it/refusals.json";
import { translated } from "../../../language.svelte.ts";
import type { IllegalCode } from "../wire.gen.ts";

const sentences = translated<Readonly<Record<IllegalCode, string>>>(refusals);

export const refusal = (code: IllegalCode): string => sentences()[code];
