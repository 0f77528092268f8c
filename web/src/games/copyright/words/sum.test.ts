import { describe, expect, it } from "vitest";
import { minutes, signed, spelled, summedUp, sumOf } from "./sum.ts";
import type { Tally } from "../wire.gen.ts";

const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const tally = (changes: Partial<Tally>): Tally => ({
  frame: { x: 0, y: 0 },
  right: ALL,
  rows_out: [],
  columns_out: [],
  bonus: 0,
  missed: 0,
  net: 9,
  ...changes,
});

describe("a tally spelled out", () => {
  it("is the right cells alone when nothing else counts", () => {
    expect(spelled(tally({}))).toBe("9");
    expect(summedUp(tally({}), 9)).toBe("9");
  });

  it("CR-32, CR-35: adds the bonus and takes off rows and columns together", () => {
    const copied = tally({ bonus: 1, rows_out: [3], columns_out: [3], net: 8 });
    expect(spelled(copied)).toBe("9 + 1 − 2");
    expect(summedUp(copied, 8)).toBe("9 + 1 − 2 = 8");
  });

  it("CR-51: a card not laid in time costs two", () => {
    const missed = tally({ right: [0, 1], rows_out: [-1], missed: 2, net: -3 });
    expect(spelled(missed)).toBe("2 − 1 − 4");
    expect(sumOf(missed).missed).toBe(4);
  });

  it("CR-61: shows no cost where the solver pays none", () => {
    const free = tally({ bonus: 5, rows_out: [], columns_out: [], net: 14 });
    expect(spelled(free)).toBe("9 + 5");
  });
});

it("writes a gain or a loss with its sign", () => {
  expect([5, 0, -2].map(signed)).toEqual(["+5", "0", "−2"]);
});

it("writes a time in minutes and seconds", () => {
  expect(minutes(127_900)).toBe("2:07");
});
