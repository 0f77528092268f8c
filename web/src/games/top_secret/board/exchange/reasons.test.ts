import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../../../language.svelte.ts";
import { CALLING, VIEWS } from "../../guide/script.ts";
import type { Card, OwnView } from "../../wire.gen.ts";
import { blockedBeside } from "./choosing.ts";
import { reasonsFor } from "./reasons.ts";

const own = VIEWS[1]!.own!;
const later = VIEWS[CALLING]!.own!;
const reasons = (from: OwnView, first: Card) =>
  reasonsFor(from, first, blockedBeside(from, first), "Natacha");

describe("why a card cannot join the first", () => {
  beforeEach(() => speak("en"));

  it("is no question before there is a first one", () => {
    expect(reasonsFor(own, undefined, blockedBeside(own, null), "Natacha")).toEqual([]);
  });

  it("TS-26: is said once for all that would make two true or two false ones", () => {
    expect(reasons(own, "bubble")).toEqual([
      { cards: ["11"], why: "with Bubble, that would be two true ones." },
    ]);
    expect(reasons(own, "52")).toEqual([
      { cards: ["Lord F.", "Zsa Zsa", "Agent X", "0", "29"], why: "with 52, none would be true." },
    ]);
  });

  it("TS-31: names the pair that was seen, in its order, and the round", () => {
    const seen = { cards: ["Bubble"], why: "Natacha has already seen Bubble + 0, round 1." };
    expect(reasons(later, "0").at(-1)).toEqual(seen);
    const forgotten = { ...later, facts: [] };
    expect(reasons(forgotten, "0").at(-1)!.why).toBe("Natacha has already seen Bubble + 0.");
  });
});
