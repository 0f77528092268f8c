import { describe, expect, it } from "vitest";
import { DENIAL, PICKS, STAGES } from "./script.ts";

describe("the prepared lesson", () => {
  it("has a stage for every pick", () => {
    expect(STAGES).toHaveLength(PICKS.length);
  });

  it("TI-13: begins with the double points of the first piece", () => {
    expect(STAGES[0]!.choices[0]!.points).toBe(12);
  });

  it.each([0, 1, 3, 4])("has one right answer at step %i, better than all others", (step) => {
    const [best, ...others] = STAGES[step]!.choices;
    expect(others.every(({ points }) => points! < best!.points!)).toBe(true);
    const pick = best!.kind === "target" ? "stone" : best!.shape;
    expect(pick).toBe(PICKS[step]);
  });

  it("has a place that brings more at the step of denial, but leaves the next player far more", () => {
    const { choices, opened } = STAGES[DENIAL]!;
    const lead = choices.map(({ points }, at) => points! - opened[at]!);
    const richest = choices.findIndex(({ points }) => points! > choices[0]!.points!);
    expect(lead.slice(1).every((other) => other < lead[0]!)).toBe(true);
    expect(opened[richest]! - opened[0]!).toBeGreaterThanOrEqual(4);
  });

  it("tells of a stone that was played early for less than yours brings later", () => {
    const early = STAGES.at(-1)!.view.hands[1]!.stone!;
    expect(early.points).toBe(14);
    expect(STAGES[4]!.choices[0]!.points).toBeGreaterThan(early.points);
  });

  it("adds up to what the last view shows", () => {
    const points = STAGES.flatMap(({ choices }) => choices[0]?.points ?? []);
    expect(STAGES.at(-1)!.view.scores[0]).toBe(points.reduce((sum, one) => sum + one, 0));
  });
});
