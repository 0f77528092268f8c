// For tests: a board's props around a prepared view, at whose table nothing is answered.

import type { BoardProps } from "./desk/desk.svelte.ts";
import type { View } from "../wire.gen.ts";

export const prepared = (view: View, isReplay = false): BoardProps => ({
  view,
  seat: 0,
  chairs: [],
  clock: { at_ms: 0, left_ms: null, isRunning: false },
  play: () => Promise.resolve({ ok: true }),
  ask: () => Promise.resolve(null),
  isReplay,
});
