import { describe, expect, it } from "vitest";
import type { Die, ReviewedTurn, TurnView } from "../wire.gen.ts";
import { advised, barsOf, missedBy, taken } from "./course.ts";

const BLUE_4: Die = { die: 5, colour: "blue", number: 4 };
const RED_2: Die = { die: 2, colour: "red", number: 2 };

const turn: TurnView = {
  number: 14,
  holder: 0,
  rolled: [BLUE_4, RED_2],
  bombs: [],
  placed: [{ kind: "placed", seat: 1, die: BLUE_4, card: 3, space: 0 }],
  unused: [RED_2],
};

const reviewed = (worth: number, best_worth: number): ReviewedTurn => ({
  number: 14,
  worth,
  best_worth,
  best: [{ seat: 0, die: 2, card: 7, space: 1 }],
});

describe("the review of a turn", () => {
  it("tells who took which die, and who had better have", () => {
    expect(taken(turn)).toEqual([{ seat: 1, die: BLUE_4 }]);
    expect(advised(turn, reviewed(1, 1.8).best)).toEqual([{ seat: 0, die: RED_2 }]);
  });

  it("tells what another sharing was worth more", () => {
    expect(missedBy(reviewed(1, 1.8))).toBeCloseTo(0.8);
  });

  it("draws bars beside each other, as high as the best of the whole mission", () => {
    const [first, second] = barsOf([reviewed(1, 2), reviewed(-0.5, 4)]);
    expect(first).toMatchObject({ reached: 0.25, possible: 0.5 });
    expect(second).toMatchObject({ reached: 0, possible: 1 });
    expect(second!.x).toBeGreaterThan(first!.x + first!.width);
  });
});
