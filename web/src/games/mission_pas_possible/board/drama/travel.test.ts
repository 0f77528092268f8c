import { describe, expect, it } from "vitest";
import { journeys, placed, type Whereabouts } from "./travel.ts";
import type { View } from "../../wire.gen.ts";

const at = (places: Record<number, Whereabouts>): ReadonlyMap<number, Whereabouts> =>
  new Map(Object.entries(places).map(([die, place]) => [Number(die), place]));

describe("the ways of dice", () => {
  it("lead from the well to a card, and from a card to the bag", () => {
    const before = at({ 1: "well", 2: "7 0", 3: "well" });
    const now = at({ 1: "9 2", 3: "well" });
    expect(journeys(before, now, () => false)).toEqual([
      { die: 1, from: "well", to: "9 2" },
      { die: 2, from: "7 0", to: null },
    ]);
  });

  it("lead to a bomb that is defused by it, though its card is gone at once", () => {
    const news = {
      number: 1,
      events: [{ kind: "placed", seat: 1, die: { die: 1 }, card: 7, space: 2 }],
    };
    const before = at({ 1: "well", 2: "7 0" });
    const found = journeys(before, at({}), () => true, placed({ news } as unknown as View));
    expect(found).toEqual([{ die: 1, from: "well", to: "7 2" }]);
  });

  it("do not begin anew for one's own die, which lay there before it was told", () => {
    const before = at({ 1: "7 2", 2: "7 0" });
    expect(journeys(before, at({}), () => true, at({ 1: "7 2" }))).toEqual([]);
  });

  it("are not told of a roll, a reroll, or a card that is defused as a whole", () => {
    const before = at({ 1: "well", 2: "7 0" });
    expect(journeys(before, at({ 4: "well" }), (place) => place.startsWith("7 "))).toEqual([]);
  });
});
