import { describe, expect, it } from "vitest";
import { STAGES } from "../../guide/script.ts";
import { NO_ROLL, placesOf, rollOf } from "./roll.ts";
import type { View } from "../../wire.gen.ts";

const ROLLED = STAGES[0]!.view;
const NEXT_ROLL = STAGES[2]!.view;
const ALL = rollOf(ROLLED, NO_ROLL);

const without = (view: View, die: number): View => ({
  ...view,
  centre: view.centre.filter((rolled) => rolled.die.die !== die),
});

const lying = (view: View, known = ALL): (number | undefined)[] =>
  placesOf(rollOf(view, known), view).map(({ rolled }) => rolled?.die.die);

describe("the places of the dice", () => {
  it("are those of the roll", () => {
    expect(lying(ROLLED)).toEqual([5, 15, 20]);
  });

  it("stay what they are while dice are taken away", () => {
    expect(lying(without(ROLLED, 5))).toEqual([undefined, 15, 20]);
    expect(lying(without(without(ROLLED, 5), 20))).toEqual([undefined, 15, undefined]);
  });

  it("MPP-32: wait for a die that is taken back", () => {
    const known = rollOf(without(ROLLED, 15), ALL);
    expect(lying(ROLLED, known)).toEqual([5, 15, 20]);
  });

  it("are given anew with the next roll", () => {
    expect(lying(NEXT_ROLL)).toEqual([10, 2, 17]);
  });

  it("are given anew to whoever came late, and looks further back", () => {
    const late = rollOf(without(ROLLED, 5), NO_ROLL);
    expect(lying(ROLLED, late)).toEqual([5, 15, 20]);
  });
});
