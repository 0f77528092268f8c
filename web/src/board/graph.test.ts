import { expect, test } from "vitest";
import { DASHES, lineThrough } from "./graph.ts";

test("a line begins at its first point and goes through the others", () => {
  const points = [
    [0, 4.04],
    [10, 2.5],
    [20, 0],
  ] as const;
  expect(lineThrough(points)).toBe("M0.0 4.0L10.0 2.5L20.0 0.0");
  expect(lineThrough([])).toBe("");
});

test("no two lines are dashed alike", () => {
  expect(new Set(DASHES).size).toBe(DASHES.length);
});
