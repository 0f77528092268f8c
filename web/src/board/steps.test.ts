import { describe, expect, it } from "vitest";
import { Steps } from "./steps.ts";

describe("small movements", () => {
  it("make a step when there are enough of them, either way", () => {
    const steps = new Steps(50);
    expect([30, 30, 30, 30].map((by) => steps.gather(by))).toEqual([0, 1, 0, 1]);
    expect(steps.gather(-120)).toBe(-1);
  });

  it("begin anew when they turn back, or are forgotten", () => {
    const steps = new Steps(50);
    expect([40, -20, -20, -20].map((by) => steps.gather(by))).toEqual([0, 0, 0, -1]);
    steps.gather(40);
    steps.forget();
    expect(steps.gather(20)).toBe(0);
  });
});
