import { beforeEach, describe, expect, it } from "vitest";
import { CopyTutor, LAST } from "./lesson.svelte.ts";
import { SOLUTION } from "./script.ts";

let tutor: CopyTutor;
beforeEach(() => {
  tutor = new CopyTutor();
});

const lay = (index: number, changes: object = {}) => {
  const { card, x, y, orientation } = SOLUTION[index]!;
  return tutor.play({ kind: "lay_card", card, x, y, orientation, ...changes });
};

describe("the lesson", () => {
  it("leads from the model to the points", async () => {
    tutor.next();
    for (const index of SOLUTION.keys()) expect(await lay(index)).toEqual({ ok: true });
    expect(tutor.view.phase).toBe("frame");
    expect(await tutor.play({ kind: "continue" })).toEqual({ ok: true });
    expect(tutor.step).toBe(LAST);
    expect(tutor.view.phase).toBe("scored");
  });

  it("says what to do instead of another card, or another place", async () => {
    tutor.next();
    expect(await lay(2)).toMatchObject({ ok: false });
    expect(await lay(0, { orientation: 1 })).toMatchObject({ ok: false });
    expect(tutor.view.seats[0]!.laid).toEqual([]);
  });

  it("answers what a well placed card would score", async () => {
    const { card, x, y, orientation } = SOLUTION[0]!;
    const answer = await tutor.ask({ kind: "what_if", card, x, y, orientation });
    expect(answer).toMatchObject({ kind: "if_so", tally: { net: 2 } });
  });
});
