import { beforeEach, expect, test } from "vitest";
import { remember } from "../../../memory.ts";
import { forget, keep, kept, type Kept } from "./kept.ts";

const result = (points: number, at_ms = points): Kept => ({
  at_ms,
  team: "Adèle et Gaston",
  level: "expert",
  isWon: true,
  secondsLeft: 12,
  isSlow: false,
  points,
});

beforeEach(() => remember("companion-results", "[]"));

test("results are kept, the best first, the earlier first among equals", () => {
  keep(result(40));
  keep(result(65));
  keep(result(40, 7));
  expect(kept()).toEqual([result(65), result(40, 7), result(40)]);
});

test("a result can be forgotten", () => {
  keep(result(40));
  expect(forget(result(40))).toEqual([]);
  expect(kept()).toEqual([]);
});

test("a hundred are enough", () => {
  for (let points = 1; points <= 101; points++) keep(result(points));
  expect(kept()).toHaveLength(100);
  expect(kept().at(-1)).toEqual(result(2));
});

test.each(["nonsense", "{}", '[{"team":1}]'])("what cannot be read is left out: %s", (text) => {
  remember("companion-results", text);
  expect(kept()).toEqual([]);
});
