import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../../../language.svelte.ts";
import { CALLING, VIEWS } from "../../guide/script.ts";
import type { Card, OwnView } from "../../wire.gen.ts";
import { blockedBeside } from "./choosing.ts";
import { reasonsFor } from "./reasons.ts";
import { refusals } from "../../words/refusals.ts";

const own = VIEWS[1]!.own!;
const later = VIEWS[CALLING]!.own!;
const reasons = (from: OwnView, first: Card) => reasonsFor(from, first, blockedBeside(from, first));

describe("why a card cannot join the first", () => {
  beforeEach(() => speak("en"));

  it("is no question before there is a first one", () => {
    expect(reasonsFor(own, undefined, blockedBeside(own, null))).toEqual([]);
  });

  it("TS-26: is said once for all that would make two true or two false ones", () => {
    expect(reasons(own, "bubble")).toEqual([{ cards: ["11"], why: refusals().both_are_true }]);
    expect(reasons(own, "52")).toEqual([
      { cards: ["Lord F.", "Zsa Zsa", "Agent X", "0", "29"], why: refusals().none_is_true },
    ]);
  });

  it("TS-31: says of a pair that was shown there in which round that was", () => {
    const told = refusals().pair_was_shown;
    expect(reasons(later, "0").at(-1)).toEqual({
      cards: ["Bubble"],
      why: `${told} That was round 1.`,
    });
    const forgotten = { ...later, facts: [] };
    expect(reasons(forgotten, "0").at(-1)!.why).toBe(told);
  });

  it("is what the server says in each language", () => {
    speak("fr");
    expect(refusals().none_is_true).toContain("doit être vraie");
  });
});
