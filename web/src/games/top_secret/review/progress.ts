// How doubt melted away: the deals that a seat could still believe in, round by round.

import type { Insight } from "../wire.gen.ts";

/** All deals there are (TS-13). */
export const ALL_DEALS = 576;

/** The deals after each round from the deal (0) to the last one. */
export function dealsByRound({ beliefs }: Insight, rounds: number): readonly number[] {
  let deals = ALL_DEALS;
  return Array.from({ length: rounds + 1 }, (_, round) => {
    deals = beliefs.find((belief) => belief.round === round)?.deals ?? deals;
    return deals;
  });
}

/** How high a number of deals stands: halving the doubt is always the same step. */
export const heightOf = (deals: number): number => Math.log2(deals) / Math.log2(ALL_DEALS);
