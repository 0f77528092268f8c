// The lesson's prepared deal: what is laid step by step, and what the server would say to it. It is
// data, not rules.

import type { LaidCard, RoundResult, Spot, Tally, View } from "../wire.gen.ts";

export const MODEL: readonly number[] = [1, 5, 2, 4, 2, 3, 1, 4, 6];

/** The four cards of the lesson as they should come to lie: as dealt, shifted, turned, flipped. */
export const SOLUTION: readonly LaidCard[] = [
  { card: 0, face: "048", x: 0, y: 0, orientation: 0 },
  { card: 1, face: "046", x: 1, y: 0, orientation: 0 },
  { card: 2, face: "107", x: 0, y: 0, orientation: 1 },
  { card: 3, face: "861", x: 0, y: 0, orientation: 4 },
];

const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const FRAME: Spot = { x: 0, y: 0 };

const tally = (right: readonly number[], columns_out: readonly number[], bonus = 0): Tally => ({
  frame: FRAME,
  right,
  rows_out: [],
  columns_out,
  bonus,
  missed: 0,
  net: right.length + bonus - columns_out.length,
});

/** What the stack scores after each card. */
export const TALLIES: readonly Tally[] = [
  tally([0, 4], []),
  tally([0, 4, 7], [3]),
  tally([0, 2, 3, 4, 5, 7], [3]),
  tally(ALL, [3], 1),
];

const NEARBY: readonly Spot[] = [-1, 0, 1].flatMap((y) => [-1, 0, 1, 2].map((x) => ({ x, y })));

export type Stage = "play" | "frame" | "scored";

const LIMIT = 20;

const result = (hand: readonly string[]): RoundResult => ({
  number: 1,
  model: MODEL,
  copied_by: 0,
  lasted_ms: 60_000,
  seats: [{ hand, laid: SOLUTION, tally: TALLIES[3]!, points: 9, total: 9 }],
});

/** What the player sees when so many cards are laid. */
export function viewAt(laid: number, stage: Stage): View {
  const hand = SOLUTION.map((card) => card.face);
  return {
    options: {
      variant: "base",
      limit: null,
      turn_seconds: 45,
      round_seconds: null,
      model_maker: "chance",
      solver_bonus: 1,
      solver_pays_overhang: true,
      has_aid: true,
    },
    limit: LIMIT,
    phase: stage,
    round: 1,
    turn: 0,
    moment: null,
    began_ms: 0,
    maker: null,
    model: MODEL,
    model_cards: [],
    seats: [
      {
        score: stage === "scored" ? 9 : 0,
        laid: SOLUTION.slice(0, laid),
        in_hand: hand.length - laid,
        is_done: false,
        agrees_to_end: false,
        has_copied: laid === SOLUTION.length,
        tally: stage === "frame" ? (TALLIES[laid - 1] ?? null) : null,
      },
    ],
    own: {
      hand,
      lies: hand.map(() => 0),
      can_turn_stack: laid > 0,
      drawn: null,
      spots: laid === 0 ? [FRAME] : NEARBY,
      model_cards: [],
      tally: TALLIES[laid - 1] ?? null,
      frames: stage === "frame" ? [FRAME] : [],
    },
    result: stage === "scored" ? result(hand) : null,
    totals: stage === "scored" ? [[9]] : [],
    movements: [],
    finest: null,
    winners: null,
  };
}
