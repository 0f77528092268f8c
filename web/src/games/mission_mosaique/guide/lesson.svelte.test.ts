import { expect, test } from "vitest";
import type { Action } from "../wire.gen.ts";
import { MosaicTutor } from "./lesson.svelte.ts";
import { lesson } from "../words/guide.ts";

const DOT: Action = { kind: "draw", page: 0, stroke: 0, at: 0, numbers: [160, 10, 128, 0] };

test("the whole lesson: read, draw, take back, open, name", async () => {
  const tutor = new MosaicTutor();
  tutor.next();
  await tutor.play({ kind: "say_ready" });
  expect(tutor.view.phase).toBe("draw");
  expect(await tutor.play(DOT)).toEqual({ ok: true });
  expect(tutor.step).toBe(2);
  await tutor.play({ kind: "take_back_stroke" });
  await tutor.play({ kind: "open_notebook" });
  expect(tutor.view.guess!.ink).toHaveLength(6);
  await tutor.play({ kind: "propose", answer: `une ${lesson().guessed.toUpperCase()}` });
  expect(tutor.isToRead).toBe(true);
  expect(tutor.view.stamps).toBe(1);
});

test("what the step does not ask for is refused in words", async () => {
  const tutor = new MosaicTutor();
  tutor.next();
  const verdict = await tutor.play({ kind: "open_notebook" });
  expect(verdict.ok).toBe(false);
  expect(tutor.step).toBe(1);
});

test.each<Action>([{ kind: "propose", answer: "zzz" }, { kind: "propose_nothing" }])(
  "whoever does not name the picture is given a hint, and the lesson waits",
  async (action) => {
    const tutor = new MosaicTutor();
    tutor.step = 4;
    expect((await tutor.play(action)).ok).toBe(false);
    expect(tutor.step).toBe(4);
    expect(tutor.steps[4]!.text).toBe(lesson().almost);
  },
);
