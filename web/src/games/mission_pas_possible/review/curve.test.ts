import { describe, expect, it } from "vitest";
import type { Die, ReviewedTurn, SharedDie } from "../wire.gen.ts";
import { isElsewhere, missedBy } from "./curve.ts";

const BLUE_4: Die = { die: 5, colour: "blue", number: 4 };
const RED_2: Die = { die: 2, colour: "red", number: 2 };

const shared = (seat: number, die: Die, card: number, space: number): SharedDie => ({
  seat,
  die,
  card,
  points: 1,
  space,
});

const reviewed = (worth: number, best_worth: number): ReviewedTurn => ({
  number: 14,
  placed: [shared(1, BLUE_4, 3, 0)],
  unused: [RED_2],
  worth,
  best_worth,
  best: [shared(0, RED_2, 7, 1)],
});

describe("the review of a turn", () => {
  it("names the space only to whoever had the right die, and placed it elsewhere", () => {
    const turn = reviewed(1, 1.8);
    expect(isElsewhere(shared(1, BLUE_4, 3, 1), turn)).toBe(true);
    expect(isElsewhere(shared(1, BLUE_4, 3, 0), turn)).toBe(false);
    expect(isElsewhere(shared(1, RED_2, 3, 1), turn)).toBe(false);
    expect(isElsewhere(shared(0, BLUE_4, 3, 1), turn)).toBe(false);
  });

  it("tells what another sharing was worth more", () => {
    expect(missedBy(reviewed(1, 1.8))).toBeCloseTo(0.8);
  });
});
