import { describe, expect, it } from "vitest";
import { dealsByRound, heightOf } from "./progress.ts";

describe("the course of a night", () => {
  it("keeps a belief until the next one", () => {
    const beliefs = [
      { round: 0, deals: 36 },
      { round: 2, deals: 4 },
    ];
    expect(dealsByRound({ beliefs, certain_since: null, could_call: null }, 3)).toEqual([
      36, 36, 4, 4,
    ]);
  });

  it("TS-13: stands between all 576 deals and the one", () => {
    expect(heightOf(576)).toBe(1);
    expect(heightOf(24)).toBeCloseTo(0.5);
    expect(heightOf(1)).toBe(0);
  });
});
