import { expect, test } from "vitest";
import { inkUntil, lastMoment, pointsOf } from "./stroke.ts";

const INK = [
  [10, 10, 90, 100, 20, 10, 90, 200],
  [30, 30, 90, 900],
];

test("a stroke is four numbers for each point", () => {
  expect(pointsOf(INK[0]!)).toEqual([
    { x: 10, y: 10, pressure: 90, at_ms: 100 },
    { x: 20, y: 10, pressure: 90, at_ms: 200 },
  ]);
});

test.each([
  [50, []],
  [100, [[10, 10, 90, 100]]],
  [899, [INK[0]]],
  [900, INK],
])("after %i ms there is what had been drawn by then", (at_ms, ink) => {
  expect(inkUntil(INK, at_ms)).toEqual(ink);
});

test("the last moment is that of the last point; an empty section has none", () => {
  expect(lastMoment(INK)).toBe(900);
  expect(lastMoment([])).toBe(0);
});
