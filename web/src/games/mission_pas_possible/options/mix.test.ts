import { describe, expect, it } from "vitest";
import { firstMix, isFull, playersFor, range, total } from "./mix.ts";

const EXAMPLE = { ones: 3, twos: 4, threes: 7, fours: 7, sixes: 0 };

describe("the mix of an advanced setup", () => {
  it("MPP-91: 7, 7, 4 and 3 cards are right for three at Standard", () => {
    expect(total(EXAMPLE)).toBe(21);
    expect(playersFor(EXAMPLE, "standard")).toBe(3);
  });

  it("MPP-14: each level has its range, from one player to five", () => {
    expect(range("training")).toEqual([16, 20]);
    expect(range("insane")).toEqual([25, 29]);
  });

  it("MPP-90: a sum that suits nobody is said to", () => {
    expect(playersFor({ ...EXAMPLE, ones: 0 }, "standard")).toBeNull();
  });

  it.each(["training", "standard", "expert", "elite", "insane"] as const)(
    "begins with a mix that is right at %s, even and without the hardest cards",
    (level) => {
      for (const players of [1, 2, 3, 4, 5]) {
        const mix = firstMix(level, players);
        expect(playersFor(mix, level)).toBe(players);
        expect(mix.fours - mix.ones).toBeLessThanOrEqual(1);
        expect(mix.sixes).toBe(0);
      }
    },
  );

  it("MPP-99: has no more cards of a value than there are", () => {
    expect(isFull({ ...EXAMPLE, sixes: 5 }, "sixes")).toBe(true);
    expect(isFull({ ...EXAMPLE, ones: 11 }, "ones")).toBe(false);
  });
});
