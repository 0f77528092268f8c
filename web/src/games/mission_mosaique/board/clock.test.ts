import { expect, test } from "vitest";
import { countdown, lastSeconds, secondsIn } from "./clock.ts";

const TIMES = { draws_from_ms: 5_000, draws_until_ms: 15_000 };

test.each([
  [2_000, 3, 10_000],
  [2_001, 3, 10_000],
  [4_500, 1, 10_000],
  [5_000, 0, 10_000],
  [9_000, 0, 6_000],
  [15_000, 0, 0],
  [15_200, 0, 0],
])("MM-27: at %i ms one reads %i, with %i ms left to draw", (at_ms, count, left_ms) => {
  expect(countdown(TIMES, at_ms)).toEqual({ count, left_ms, total_ms: 10_000 });
});

test("the last second is read as 1 until it is over", () => {
  expect([10_000, 9_001, 1, 0].map(secondsIn)).toEqual([10, 10, 1, 0]);
});

test("the last five seconds are heard to pass", () => {
  expect([10_000, 5_001, 5_000, 1, 0].map(lastSeconds)).toEqual([0, 0, 5, 1, 0]);
});
