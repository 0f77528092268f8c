import { beforeEach, describe, expect, it } from "vitest";
import type { Offer } from "../board/desk/desk.svelte.ts";
import type { Action } from "../wire.gen.ts";
import { MosaicTutor } from "./lesson.svelte.ts";
import { DENIAL, STAGES } from "./script.ts";

let tutor: MosaicTutor;
beforeEach(() => {
  tutor = new MosaicTutor();
  tutor.next();
});

const actionOf = (choice: Offer): Action =>
  choice.kind === "target"
    ? { kind: "place_stone", piece: choice.piece }
    : { kind: "place_piece", shape: choice.shape, at: choice.at, turn: choice.turn };

describe("the lesson", () => {
  it("leads from the first piece to the stone", async () => {
    for (const { choices } of STAGES.slice(0, -1)) {
      expect(await tutor.play(actionOf(choices[0]!))).toEqual({ ok: true });
    }
    expect(tutor.isToRead).toBe(true);
    expect(tutor.view).toEqual(STAGES.at(-1)!.view);
  });

  it("says what to do instead of another piece, or a place that brings less", async () => {
    await tutor.play(actionOf(STAGES[0]!.choices[0]!));
    const [, worse] = STAGES[1]!.choices;
    expect(await tutor.play(actionOf(worse!))).toMatchObject({ ok: false });
    expect(await tutor.play({ kind: "place_stone", piece: 0 })).toMatchObject({ ok: false });
    expect(tutor.view).toEqual(STAGES[1]!.view);
  });

  it("offers the places of the step’s own piece only, and says nothing false of the others", async () => {
    const unanswered = { kind: "unanswered" };
    expect(await tutor.ask({ kind: "placements", shape: "house" })).toEqual(unanswered);
    expect(await tutor.ask({ kind: "targets" })).toEqual(unanswered);
    const dropped = { kind: "why_not", shape: "hexagon", x: 9, y: 9, turn: null } as const;
    expect(await tutor.ask(dropped)).toEqual(unanswered);
  });

  it("says what the richest place would open for the next player", async () => {
    for (const { choices } of STAGES.slice(0, DENIAL)) await tutor.play(actionOf(choices[0]!));
    const { choices, opened } = STAGES[DENIAL]!;
    const trap = choices.findIndex(({ points }) => points! > choices[0]!.points!);
    const verdict = await tutor.play(actionOf(choices[trap]!));
    expect(verdict).toMatchObject({ ok: false });
    expect(JSON.stringify(verdict)).toContain(`${opened[trap]}`);
  });
});
