import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../../language.svelte.ts";
import { VenetianTutor } from "./lesson.svelte.ts";
import { lesson } from "../words/guide.ts";
import { CALLING, RIGHT, VIEWS } from "./script.ts";

let tutor: VenetianTutor;
beforeEach(() => {
  tutor = new VenetianTutor();
  tutor.next();
});

describe("the lesson", () => {
  it("leads from the first place to the call", async () => {
    for (const action of RIGHT) expect(await tutor.play(action)).toEqual({ ok: true });
    expect(tutor.isToRead).toBe(true);
    expect(tutor.view.results[0]!.reason).toBe("right_call");
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
    const elsewhere = await tutor.play({ kind: "lay_place", place: "san_marco" });
    expect(elsewhere).toMatchObject({ ok: false, sentence: lesson().almost[0] });
    expect(await tutor.play({ kind: "continue" })).toMatchObject({ ok: false });
    expect(tutor.step).toBe(1);
  });

  it("TS-26: teaches the golden example: I hold 11 and am shown F and 11", () => {
    const [fact] = VIEWS[CALLING]!.own!.facts;
    expect(VIEWS[CALLING]!.own!.fragment).toBe("11");
    expect(fact).toMatchObject({ kind: "exchange", seen: ["fiddlebottom", "11"] });
  });
});
