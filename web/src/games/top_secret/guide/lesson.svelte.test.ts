import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../../language.svelte.ts";
import { VenetianCourse } from "./lesson.svelte.ts";
import { lesson } from "../words/guide.ts";
import { CALLING, RIGHT, VIEWS } from "./script.ts";

let course: VenetianCourse;
beforeEach(() => {
  course = new VenetianCourse();
  course.next();
});

describe("the lesson", () => {
  it("leads from the first place to the call", async () => {
    for (const action of RIGHT) expect(await course.play(action)).toEqual({ ok: true });
    expect(course.isToRead).toBe(true);
    expect(course.view.results[0]!.reason).toBe("right_call");
  });

  it.each(["fr", "en"] as const)(
    "has words for every step, and what is almost right: %s",
    (language) => {
      speak(language);
      expect(lesson().steps).toHaveLength(VIEWS.length + 1);
      expect(lesson().almost).toHaveLength(RIGHT.length);
    },
  );

  it("says what to do instead", async () => {
    const elsewhere = await course.play({ kind: "lay_place", place: "san_marco" });
    expect(elsewhere).toMatchObject({ ok: false, sentence: lesson().almost[0] });
    expect(await course.play({ kind: "continue" })).toMatchObject({ ok: false });
    expect(course.step).toBe(1);
  });

  it("TS-26: teaches the golden example: I hold 11 and am shown F and 11", () => {
    const [fact] = VIEWS[CALLING]!.own!.facts;
    expect(VIEWS[CALLING]!.own!.fragment).toBe("11");
    expect(fact).toMatchObject({ kind: "exchange", seen: ["fiddlebottom", "11"] });
  });
});
