// The seconds that everybody draws, counted on this page's own clock.

import type { View } from "../wire.gen.ts";

const TICKING_SECONDS = 5;

type Times = Pick<View, "draws_from_ms" | "draws_until_ms">;

export interface Countdown {
  /** 3, 2, 1 before the drawing; 0: it has begun. */
  readonly count: number;
  /** What is left of the drawing time. */
  readonly left_ms: number;
  readonly total_ms: number;
}

export function countdown({ draws_from_ms, draws_until_ms }: Times, at_ms: number): Countdown {
  const from = draws_from_ms ?? 0;
  const until = draws_until_ms ?? 0;
  const total_ms = until - from;
  return {
    count: Math.max(0, Math.ceil((from - at_ms) / 1000)),
    left_ms: Math.min(total_ms, Math.max(0, until - at_ms)),
    total_ms,
  };
}

/** How many seconds to read: the last one is 1 until it is over. */
export const secondsIn = (ms: number): number => Math.ceil(ms / 1000);

/** The seconds that are heard to pass; 0: too many are left, or none. */
export function lastSeconds(ms: number): number {
  const seconds = secondsIn(ms);
  return seconds <= TICKING_SECONDS ? seconds : 0;
}
