import { expect, test } from "vitest";
import { apply } from "./changes.ts";

const view = {
  round: 1,
  seats: [
    { score: 0, laid: [1, 2] },
    { score: 3, laid: [] },
  ],
  result: null as { winner: number } | null,
};

test("a change puts a value at its path", () => {
  const next = apply(view, [[["seats", 1, "score"], 8]]);
  expect(next.seats[1]).toEqual({ score: 8, laid: [] });
});

test("what was held before is left as it was", () => {
  const before = structuredClone(view);
  apply(view, [
    [
      ["seats", 0, "laid"],
      [1, 2, 3],
    ],
  ]);
  expect(view).toEqual(before);
});

test("what has not changed is shared", () => {
  const next = apply(view, [[["seats", 0, "score"], 5]]);
  expect(next).not.toBe(view);
  expect(next.seats[1]).toBe(view.seats[1]);
  expect(next.seats[0]!.laid).toBe(view.seats[0]!.laid);
  expect(apply(view, [])).toBe(view);
});

test("lists stay lists", () => {
  const next = apply(view, [[["seats", 0, "laid", 1], 7]]);
  expect(next.seats[0]!.laid).toEqual([1, 7]);
});

test("an empty path replaces everything", () => {
  expect(apply<unknown>(view, [[[], null]])).toBeNull();
  expect(apply<unknown>(null, [[[], view]])).toBe(view);
});

test("changes are applied in order, each on what the one before left", () => {
  const next = apply(view, [
    [["result"], { winner: 0 }],
    [["result", "winner"], 1],
  ]);
  expect(next.result).toEqual({ winner: 1 });
});

test("a list that has grown is told what to add", () => {
  const next = apply(view, [
    [
      ["seats", 0, "laid", "+"],
      [3, 4],
    ],
  ]);
  expect(next.seats[0]!.laid).toEqual([1, 2, 3, 4]);
});
