import { expect, test } from "vitest";
import type { PuzzleBoard } from "../wire.gen.ts";
import { besideGoal, honours, pathOf, shareText } from "./standing.ts";

const board: PuzzleBoard = {
  day: "2026-11-17",
  is_today: true,
  rankings: [],
  finished: 14,
  mine: { table: "secret-table", rank_by: [8, -84_000], is_ranked: true, player: "secret-player" },
  place: 2,
  goal: { score: 9, is_proven: true },
  streak: 5,
  past: [],
};
const said = { game: "Chess", day: "17 novembre", result: "8 points en 1:24", link: "L" };

test("a score is told beside what was possible", () => {
  const proven = { score: 9, is_proven: true };
  const par = { score: 60, is_proven: false };
  const told = [
    besideGoal(8, proven),
    besideGoal(9, proven),
    besideGoal(59, par),
    besideGoal(60, par),
    besideGoal(61, par),
  ];
  expect(new Set(told).size).toBe(5);
  expect(told[0]).toContain("9");
  expect(told[2]).toContain("60");
});

test("place and streak are told where there is something to tell", () => {
  expect(honours(board)).toHaveLength(2);
  expect(honours({ ...board, place: null })).toHaveLength(1);
  expect(honours({ ...board, place: null, streak: 1 })).toEqual([]);
});

test("what is shared tells the result, the place and the streak, and nothing of the deal", () => {
  const text = shareText(board, said);
  for (const part of ["Chess", "8 points en 1:24", "9", "14", "5"]) expect(text).toContain(part);
  expect(text).not.toContain("secret");
  expect(text.endsWith("\nL")).toBe(true);
});

test("friends who come later find the day that was played", () => {
  expect(pathOf(board, "chess")).toBe("/puzzle/chess/2026-11-17");
});

test("a past day played for pleasure is shared without place", () => {
  const text = shareText({ ...board, place: null, streak: 0, goal: null }, said);
  expect(text.split("\n")).toHaveLength(3);
});
