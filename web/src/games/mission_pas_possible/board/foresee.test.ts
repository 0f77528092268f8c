import { describe, expect, it } from "vitest";
import { foreseen } from "./foresee.ts";
import { STAGES } from "../guide/script.ts";

/** Blue 4 (die 5) is mine to use, yellow 3 (die 15) is not; the stack is card 2. */
const ROLLED = STAGES[0]!.view;
const HELD = STAGES[1]!.view;
const YOU = 0;

const heldBy = (view: typeof ROLLED, die: number) =>
  view.centre.find((rolled) => rolled.die.die === die)?.held_by;

describe("what an own action will look like", () => {
  it("takes a die into the hand at once", () => {
    expect(heldBy(foreseen(ROLLED, YOU, { kind: "take_die", die: 5 }), 5)).toBe(YOU);
  });

  it("puts the die that was in the hand back", () => {
    expect(heldBy(foreseen(HELD, YOU, { kind: "put_back" }), 5)).toBeNull();
  });

  it("MPP-29: places a die, which leaves the centre", () => {
    const view = foreseen(HELD, YOU, { kind: "place_die", die: 5, card: 2, space: 2 });
    expect(view.seats[YOU]!.bombs[1]!.dice[2]).toMatchObject({ colour: "blue", number: 4 });
    expect(view.centre.map(({ die }) => die.die)).not.toContain(5);
    expect(view.seats[YOU]!.picks).toBe(0);
  });

  it("points at one die at a time, and no longer", () => {
    const once = foreseen(ROLLED, YOU, { kind: "point_at", die: 15 });
    expect(once.centre[1]!.wanted_by).toEqual([2, YOU]);
    const twice = foreseen(once, YOU, { kind: "point_at", die: 5 });
    expect(twice.centre.map(({ wanted_by }) => wanted_by)).toEqual([[YOU], [2], []]);
    expect(foreseen(twice, YOU, { kind: "stop_pointing" })).toEqual(ROLLED);
  });

  it("foresees nothing where somebody was faster", () => {
    const theirs = {
      ...ROLLED,
      centre: ROLLED.centre.map((rolled) => ({ ...rolled, held_by: 1 })),
    };
    expect(foreseen(theirs, YOU, { kind: "take_die", die: 5 })).toBe(theirs);
    expect(foreseen(theirs, YOU, { kind: "place_die", die: 5, card: 2, space: 2 })).toBe(theirs);
  });

  it("foresees nothing that the view does not call legal", () => {
    expect(foreseen(ROLLED, YOU, { kind: "take_die", die: 15 })).toBe(ROLLED);
    expect(foreseen(HELD, YOU, { kind: "place_die", die: 5, card: 2, space: 3 })).toBe(HELD);
  });

  it("MPP-53: leaves a placement in strict mode to the server", () => {
    const strict = { ...HELD, options: { ...HELD.options, is_strict: true } };
    expect(foreseen(strict, YOU, { kind: "place_die", die: 5, card: 2, space: 2 })).toBe(strict);
  });

  it("leaves to the server what chance decides", () => {
    expect(foreseen(ROLLED, YOU, { kind: "reroll", die: 15 })).toBe(ROLLED);
  });
});
