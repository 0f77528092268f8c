import { describe, expect, it } from "vitest";
import { RoundScale, standsAt } from "./moments.ts";
import type { Review, ReviewedMovement } from "../wire.gen.ts";

const movement = (seat: number, at_ms: number, net: number | null): ReviewedMovement => ({
  done: { at_ms, seat, turn: 0, action: { kind: "take_card", card: 0 } },
  laid: [],
  tally:
    net === null
      ? null
      : {
          frame: { x: 0, y: 0 },
          right: [],
          rows_out: [],
          columns_out: [],
          bonus: 0,
          missed: 0,
          net,
        },
  reach: 9,
  missing: 1,
});

const told: Review = {
  kind: "review",
  hands: [
    { best: 8, fewest: 4 },
    { best: 9, fewest: 5 },
  ],
  movements: [movement(1, 1000, 2), movement(0, 2000, -1), movement(1, 4000, null)],
};

describe("a moment of a round", () => {
  it("shows each seat's last movement up to it", () => {
    expect(standsAt(told, -1)).toEqual([null, null]);
    expect(standsAt(told, 0)).toEqual([null, told.movements[0]]);
    expect(standsAt(told, 2)).toEqual([told.movements[1], told.movements[2]]);
  });
});

describe("the graph of a round", () => {
  const scale = new RoundScale(told, { width: 400, height: 100 });

  it("holds every count and every best", () => {
    expect([scale.least, scale.most]).toEqual([-1, 9]);
    expect([scale.y(9), scale.y(-1), scale.x(4000)]).toEqual([0, 100, 400]);
  });

  it("is level until a movement, and nothing counts when all is taken off", () => {
    expect(scale.line(told, 1)).toBe(
      "M0.0 90.0L100.0 90.0L100.0 70.0L400.0 70.0L400.0 90.0L400.0 90.0",
    );
  });
});
