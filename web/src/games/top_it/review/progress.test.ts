import { expect, it } from "vitest";
import type { ReviewedMove, View } from "../wire.gen.ts";
import { keyMoment, linesOf, missedBy, missedInAll } from "./progress.ts";

const move = (hand: number, points: number, best: number): ReviewedMove => ({
  number: 1,
  hand,
  points,
  best: { kind: "target", piece: 0, points: best, scoring: [] },
  lost: best - points,
  opened_for: 1,
  opened: 9,
  best_opened: 5,
});
const moves = [move(0, 12, 14), move(1, 9, 9), move(0, 5, 8)];

it("adds up what every hand had after each move, its opening included", () => {
  const view = { hands: [{ score: 20 }, { score: 9 }] } as unknown as View;
  expect(linesOf(view, moves)).toEqual([
    { hand: 0, totals: [3, 15, 15, 20] },
    { hand: 1, totals: [0, 0, 9, 9] },
  ]);
});

it("adds up what was missed", () => {
  expect(moves.map(missedBy)).toEqual([2, 0, 3]);
  expect(missedInAll(moves, 0)).toBe(5);
});

it("finds the move that cost a hand the most", () => {
  expect(keyMoment(moves, 0)).toBe(moves[2]);
  expect(keyMoment(moves, 1)).toBeNull();
});
