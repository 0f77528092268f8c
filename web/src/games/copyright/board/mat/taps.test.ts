import { expect, it } from "vitest";
import { Taps } from "./taps.ts";

it("tells taps that follow each other at once, on the same thing", () => {
  const taps = new Taps<number>();
  expect(taps.isAgain(3, 1000)).toBe(false);
  expect(taps.isAgain(3, 1200)).toBe(true);
  expect(taps.isAgain(3, 1400)).toBe(true);
  expect(taps.isAgain(3, 2000)).toBe(false);
  expect(taps.isAgain(4, 2100)).toBe(false);
});
