import { describe, expect, it } from "vitest";
import { MissionTutor } from "./lesson.svelte.ts";
import { lesson } from "../words/guide.ts";
import { STAGES } from "./script.ts";
import type { Action, View } from "../wire.gen.ts";

/** All that the view says is legal. */
function legal({ own, centre }: View): readonly Action[] {
  return [
    ...centre
      .filter(({ usable_by, held_by }) => usable_by.includes(0) && held_by === null)
      .map(({ die }) => ({ kind: "take_die" as const, die: die.die })),
    ...own!.placements.map((placement) => ({ kind: "place_die" as const, ...placement })),
    ...own!.losses.map((spot) => ({ kind: "lose_die" as const, ...spot })),
    ...own!.bombs.map((card) => ({ kind: "take_bomb" as const, card })),
  ];
}

const isHeld = (view: View, action: Action): boolean =>
  action.kind !== "place_die" ||
  view.centre.some(({ die, held_by }) => die.die === action.die && held_by === 0);

describe("the prepared lesson", () => {
  it("has a sentence for every stage, and one before", () => {
    expect(lesson()).toHaveLength(STAGES.length + 1);
  });

  it("can be played through with what its views call legal", async () => {
    const tutor = new MissionTutor();
    tutor.next();
    while (!tutor.isToRead) {
      const { view, isRight } = STAGES[tutor.step - 1]!;
      const right = legal(view).find((action) => isRight(action) && isHeld(view, action));
      expect(await tutor.play(right!)).toEqual({ ok: true });
    }
    expect(tutor.step).toBe(tutor.last);
  });

  it("refuses what the step does not ask for", async () => {
    const tutor = new MissionTutor();
    tutor.next();
    expect((await tutor.play({ kind: "take_die", die: 15 })).ok).toBe(false);
    expect(tutor.step).toBe(1);
  });
});
