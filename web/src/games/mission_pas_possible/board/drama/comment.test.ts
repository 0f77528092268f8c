import { describe, expect, it } from "vitest";
import type { News, View } from "../../wire.gen.ts";
import { commentOn, farewell } from "./comment.ts";

const view = (events: readonly object[], defused = 3, goal = 21): View =>
  ({ defused, goal, news: { number: 1, events } as unknown as News, result: null }) as View;

const DEFUSED = { kind: "defused", seat: 0, card: 1, points: 1 };

describe("the ship's computer", () => {
  it("warns of a sabotage, whatever else happened", () => {
    const said = commentOn(view([DEFUSED, { kind: "sabotaged", sabotage: "red" }]));
    expect(said).toMatch(/^Alert. Sabotage/);
  });

  it("counts the last bombs, and is silent in between", () => {
    expect(commentOn(view([DEFUSED], 18))).toBe("Defused. 3 to go.");
    expect(commentOn(view([DEFUSED], 20))).toBe("Defused. One bomb to go.");
    expect(commentOn(view([DEFUSED], 6))).toBeNull();
    expect(commentOn(view([DEFUSED], 11))).toBe("Half of them are done.");
  });

  it("says nothing of what happens all the time", () => {
    expect(commentOn(view([{ kind: "placed" }]))).toBeNull();
  });

  it("takes leave by how it ended", () => {
    const over = (reason: string) => farewell({ result: { reason } } as View);
    expect(over("all_defused")).toMatch(/crew/);
    expect(over("time_is_up")).toBe("Too late.");
    expect(farewell(view([]))).toBeNull();
  });
});
