import { describe, expect, it } from "vitest";
import { announcedBetween, isSpoken, isTicking, moodAt, secondsLeft } from "./countdown.ts";

describe("the countdown", () => {
  it("shows the last second until it is over", () => {
    expect([1001, 1000, 1, 0, -5].map(secondsLeft)).toEqual([2, 1, 1, 0, 0]);
  });

  it("is calm, then not calm", () => {
    expect([600, 121, 120, 31, 30, 0].map(moodAt)).toEqual([
      "calm",
      "calm",
      "tense",
      "tense",
      "alarm",
      "alarm",
    ]);
  });

  it("says the minutes, the last half minute and the last ten seconds", () => {
    const said = Array.from({ length: 601 }, (_, seconds) => seconds).filter(isSpoken);
    expect(said).toEqual([
      ...Array.from({ length: 10 }, (_, index) => index + 1),
      30,
      ...Array.from({ length: 10 }, (_, index) => (index + 1) * 60),
    ]);
  });

  it("ticks through the last half minute", () => {
    expect([31, 30, 1, 0].map(isTicking)).toEqual([false, true, true, false]);
  });

  it("announces a moment once, when it has come", () => {
    expect(announcedBetween(301, 300)).toBe(300);
    expect(announcedBetween(300, 299)).toBeUndefined();
    expect(announcedBetween(12, 10)).toBe(10);
  });

  it("announces only the last of the moments that a page has slept over", () => {
    expect(announcedBetween(400, 90)).toBe(120);
  });
});
