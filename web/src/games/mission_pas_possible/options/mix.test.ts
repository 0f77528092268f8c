import { describe, expect, it } from "vitest";
import { changed, firstMix, playersFor, range, total } from "./mix.ts";

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
    "begins with a mix that is right at %s",
    (level) => {
      for (const players of [1, 2, 3, 4, 5]) {
        expect(playersFor(firstMix(level, players), level)).toBe(players);
      }
    },
  );

  it("MPP-99: has no more cards of a value than there are", () => {
    expect(changed({ ...EXAMPLE, sixes: 5 }, "sixes", 1).sixes).toBe(5);
    expect(changed(EXAMPLE, "sixes", -1).sixes).toBe(0);
  });
});
