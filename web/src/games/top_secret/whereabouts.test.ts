import { describe, expect, it } from "vitest";
import { speak } from "../../language.svelte.ts";
import type { ChairView } from "../../wire.gen.ts";
import { VIEWS } from "./guide/script.ts";
import { isLaidOut, placeState, titleOf, visitorsAt } from "./whereabouts.ts";
import type { View } from "./wire.gen.ts";

speak("en");

const [laying, meeting] = VIEWS as [View, View, View, View];
const chairs = ["Me", "Natacha", "Charlie", "Gaston"].map(
  (name) => ({ name }) as unknown as ChairView,
);

describe("who is where", () => {
  it("lists visitors in the order in which they came", () => {
    expect(visitorsAt(meeting, "rialto")).toEqual([1, 0]);
    expect(visitorsAt(laying, "rialto")).toEqual([1]);
    expect(isLaidOut(laying)).toBe(false);
    expect(isLaidOut(meeting)).toBe(true);
  });

  it("TS-20: two make a meeting; TS-21: one alone does not", () => {
    expect(placeState(meeting, "rialto").look).toBe("meeting");
    expect(placeState(meeting, "salute")).toEqual({ words: "alone: nothing", look: "nothing" });
    expect(placeState(meeting, "ponte_dei_sospiri").words).toBe("nobody");
    expect(placeState(laying, "salute").words).toBe("");
  });

  it("keeps the cards of the last round until somebody moves", () => {
    const round = { ...meeting.rounds[0]!, number: 2, places: [null, null, null, null, null] };
    const next = { ...meeting, rounds: [...meeting.rounds, { ...round, meetings: [] }] };
    expect(visitorsAt(next, "rialto")).toEqual([1, 0]);
    expect(placeState(next, "rialto")).toEqual({ words: "", look: "none" });
  });

  it("names the Ambassador and the dummy where nobody sits behind the mask", () => {
    expect(titleOf(meeting, chairs, 4, 0)).toBe("Ambassador");
    expect(titleOf({ ...meeting, seats: 3 }, chairs, 3, 0)).toBe("Dummy");
    expect(titleOf(meeting, chairs, 0, 0)).toBe("You");
  });
});
