// The lesson's prepared game: what is seen before each move, and which move is asked for. Played by
// the real rules and written by tools/top_secret_lesson.py.

import type { Action, View } from "../wire.gen.ts";
import lesson from "./lesson.json";

/** With the call before one; all that leads there has been learned. */
export const CALLING = 4;
export const VIEWS = lesson as unknown as readonly View[];

/** What each stage waits for; the last one shows the end. */
export const RIGHT: readonly Action[] = [
  { kind: "lay_place", place: "rialto" },
  { kind: "show_pair", first: "bubble", second: "0", black: null },
  { kind: "ask_for", agent: 2 },
  { kind: "mark_card", agent: 3, card: "agent_x", opinion: "yes" },
  { kind: "call", number: ["52", "11", "0", "29"], owners: [1, 0, 2, 3] },
];
