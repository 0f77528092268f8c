import { describe, expect, it } from "vitest";
import { PICKS, STAGES } from "./script.ts";

describe("the prepared lesson", () => {
  it("has a stage for every pick", () => {
    expect(STAGES).toHaveLength(PICKS.length);
  });

  it("TI-13: begins with the double points of the first piece", () => {
    expect(STAGES[0]!.choices[0]!.points).toBe(12);
  });

  it.each([0, 1, 2, 3])("has one right answer at step %i, better than all others", (step) => {
    const [best, ...others] = STAGES[step]!.choices;
    expect(others.every(({ points }) => points! < best!.points!)).toBe(true);
    const pick = best!.kind === "target" ? "stone" : best!.shape;
    expect(pick).toBe(PICKS[step]);
  });

  it("adds up to what the last view shows", () => {
    const points = STAGES.flatMap(({ choices }) => choices[0]?.points ?? []);
    expect(STAGES.at(-1)!.view.scores[0]).toBe(points.reduce((sum, one) => sum + one, 0));
  });
});
