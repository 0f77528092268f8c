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

test("a change reaches the value it names", () => {
  const next = apply(view, { round: 2, seats: [1, { score: 8 }] });
  expect(next.round).toBe(2);
  expect(next.seats[1]).toEqual({ score: 8, laid: [] });
});

test("what was held before is left as it was", () => {
  const before = structuredClone(view);
  apply(view, { seats: [0, { laid: ["+", [3]] }, 1, { laid: [[1]] }] });
  expect(view).toEqual(before);
});

test("what has not changed is shared", () => {
  const next = apply(view, { seats: [0, { score: 5 }] });
  expect(next).not.toBe(view);
  expect(next.seats[1]).toBe(view.seats[1]);
  expect(next.seats[0]!.laid).toBe(view.seats[0]!.laid);
});

test("no changes leave everything as it is", () => {
  expect(apply(view, undefined)).toBe(view);
});

test("lists stay lists", () => {
  const next = apply(view, { seats: [0, { laid: [1, 7] }] });
  expect(next.seats[0]!.laid).toEqual([1, 7]);
});

test("what stands in brackets is the new value", () => {
  expect(apply<unknown>(null, [view])).toBe(view);
  expect(apply(view, { result: [{ winner: 1 }] }).result).toEqual({ winner: 1 });
  expect(apply(view, { seats: [0, { laid: [[9]] }] }).seats[0]!.laid).toEqual([9]);
});

test("null is a value as well", () => {
  expect(apply<unknown>(view, null)).toBeNull();
  const over = apply(view, { result: [{ winner: 0 }] });
  expect(apply(over, { result: null }).result).toBeNull();
});

test("a list that has grown is told what to add, and what else has changed", () => {
  const next = apply(view, { seats: [0, { laid: [1, 5, "+", [3, 4]] }] });
  expect(next.seats[0]!.laid).toEqual([1, 5, 3, 4]);
});
