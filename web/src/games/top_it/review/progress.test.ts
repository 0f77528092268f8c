import { expect, it } from "vitest";
import type { ReviewedMove, View } from "../wire.gen.ts";
import { keyMoment, linesOf, missedBy, stoneTiming } from "./progress.ts";

const move = (hand: number, points: number, best: number): ReviewedMove => ({
  number: 1,
  hand,
  points,
  best: { kind: "target", piece: 0, points: best, scoring: [] },
  lost: best - points,
  opened_for: 1,
  opened: 9,
  best_opened: 5,
  stone_later: null,
});
const moves = [move(0, 12, 14), move(1, 9, 9), move(0, 5, 8)];

it("adds up what every hand had after each move, its opening included", () => {
  const view = { hands: [{ score: 20 }, { score: 9 }] } as unknown as View;
  expect(linesOf(view, moves)).toEqual([
    { hand: 0, totals: [3, 15, 15, 20] },
    { hand: 1, totals: [0, 0, 9, 9] },
  ]);
});

it("tells what was missed", () => {
  expect(moves.map(missedBy)).toEqual([2, 0, 3]);
});

it("finds the move that cost a hand the most, or else the one that brought the most", () => {
  expect(keyMoment(moves, 0)).toBe(moves[2]);
  expect(keyMoment([...moves, move(1, 14, 14)], 1)?.points).toBe(14);
  expect(keyMoment(moves, 2)).toBeNull();
});

it("tells when the stone was due, and when it was better kept", () => {
  const piece = {
    ...move(0, 5, 8),
    best: { ...moves[0]!.best, kind: "placement" },
  } as ReviewedMove;
  expect(stoneTiming(move(0, 5, 8), false)).toBe("now");
  expect(stoneTiming(piece, true)).toBe("kept");
  expect(stoneTiming(move(0, 5, 8), true)).toBeNull();
  expect(stoneTiming(move(0, 8, 8), false)).toBeNull();
});
