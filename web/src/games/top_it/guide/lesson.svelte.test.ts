import { beforeEach, describe, expect, it } from "vitest";
import type { Choice } from "../board/desk/desk.svelte.ts";
import type { Action } from "../wire.gen.ts";
import { MosaicCourse } from "./lesson.svelte.ts";
import { STAGES } from "./script.ts";

let course: MosaicCourse;
beforeEach(() => {
  course = new MosaicCourse();
  course.next();
});

const actionOf = (choice: Choice): Action =>
  choice.kind === "target"
    ? { kind: "place_stone", piece: choice.piece }
    : { kind: "place_piece", shape: choice.shape, at: choice.at, turn: choice.turn };

describe("the lesson", () => {
  it("leads from the first piece to the stone", async () => {
    for (const { choices } of STAGES.slice(0, -1)) {
      expect(await course.play(actionOf(choices[0]!))).toEqual({ ok: true });
    }
    expect(course.isToRead).toBe(true);
    expect(course.view).toEqual(STAGES.at(-1)!.view);
  });

  it("says what to do instead of another piece, or a place that brings less", async () => {
    await course.play(actionOf(STAGES[0]!.choices[0]!));
    const [, worse] = STAGES[1]!.choices;
    expect(await course.play(actionOf(worse!))).toMatchObject({ ok: false });
    expect(await course.play({ kind: "place_stone", piece: 0 })).toMatchObject({ ok: false });
    expect(course.view).toEqual(STAGES[1]!.view);
  });

  it("offers the places of the step’s own piece only, and says nothing false of the others", async () => {
    const unanswered = { kind: "unanswered" };
    expect(await course.ask({ kind: "placements", shape: "house" })).toEqual(unanswered);
    expect(await course.ask({ kind: "targets" })).toEqual(unanswered);
  });
});
