import { expect, test } from "vitest";
import type { Action } from "../wire.gen.ts";
import { MosaicCourse } from "./lesson.svelte.ts";
import { lesson } from "../words/guide.ts";

const DOT: Action = { kind: "draw", page: 0, stroke: 0, at: 0, numbers: [160, 10, 128, 0] };

test("the whole lesson: read, draw, take back, open, name", async () => {
  const course = new MosaicCourse();
  course.next();
  await course.play({ kind: "say_ready" });
  expect(course.view.phase).toBe("draw");
  expect(await course.play(DOT)).toEqual({ ok: true });
  expect(course.step).toBe(2);
  await course.play({ kind: "take_back_stroke" });
  await course.play({ kind: "open_notebook" });
  expect(course.view.guess!.ink).toHaveLength(6);
  await course.play({ kind: "propose", answer: `une ${lesson().guessed.toUpperCase()}` });
  expect(course.isToRead).toBe(true);
  expect(course.view.stamps).toBe(1);
});

test("what the step does not ask for is refused in words", async () => {
  const course = new MosaicCourse();
  course.next();
  const verdict = await course.play({ kind: "open_notebook" });
  expect(verdict.ok).toBe(false);
  expect(course.step).toBe(1);
});

test.each<Action>([{ kind: "propose", answer: "zzz" }, { kind: "propose_nothing" }])(
  "whoever does not name the picture is given a hint, and the lesson waits",
  async (action) => {
    const course = new MosaicCourse();
    course.step = 4;
    expect((await course.play(action)).ok).toBe(false);
    expect(course.step).toBe(4);
    expect(course.steps[4]!.text).toBe(lesson().almost);
  },
);
