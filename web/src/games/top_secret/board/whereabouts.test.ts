import { describe, expect, it } from "vitest";
import { speak } from "../../../language.svelte.ts";
import { preparedChair } from "../../preparedChair.ts";
import { VIEWS } from "../guide/script.ts";
import { isLaidOut, placeState, titleOf, visitorsAt } from "./whereabouts.ts";
import type { Meeting, Place, View } from "../wire.gen.ts";

speak("en");

const [laying, meeting] = VIEWS as [View, View, View, View];
const chairs = ["Me", "Natacha", "Charlie", "Gaston"].map(preparedChair);

const stateOf = (view: View, place: Place) => placeState(view, chairs, place, 0);

/** The next round has begun, and nobody has moved. */
function afterwards(view: View): View {
  const round = { ...view.rounds[0]!, number: 2, places: [null, null, null, null, null] };
  return { ...view, rounds: [...view.rounds, { ...round, meetings: [] }] };
}

/** What all saw at the Rialto. */
function seeing(view: View, seen: Partial<Meeting>): View {
  const [round] = view.rounds;
  return { ...view, rounds: [{ ...round!, meetings: [{ ...round!.meetings[0]!, ...seen }] }] };
}

describe("who is where", () => {
  it("lists visitors in the order in which they came", () => {
    expect(visitorsAt(meeting, "rialto")).toEqual([1, 0]);
    expect(visitorsAt(laying, "rialto")).toEqual([1]);
    expect(isLaidOut(laying)).toBe(false);
    expect(isLaidOut(meeting)).toBe(true);
  });

  it("TS-20: two make a meeting; TS-21: one alone does not", () => {
    expect(stateOf(meeting, "rialto").look).toBe("meeting");
    expect(stateOf(meeting, "salute")).toEqual({ words: "alone: nothing", look: "nothing" });
    expect(stateOf(meeting, "ponte_dei_sospiri").words).toBe("nobody");
    expect(stateOf(laying, "salute").words).toBe("");
  });

  it("TS-50: agrees with the tray when two meetings are open at once", () => {
    const last = meeting.rounds.at(-1)!;
    const second = { ...last.meetings[0]!, place: "salute" as const, visitors: [2, 3] };
    const rounds = [
      ...meeting.rounds.slice(0, -1),
      { ...last, meetings: [last.meetings[0]!, second] },
    ];
    const two = { ...meeting, rounds, to_act: [0, 1, 2, 3] };
    expect(stateOf(two, "rialto").look).toBe("meeting");
    expect(stateOf(two, "salute").look).toBe("meeting");
    expect(stateOf({ ...two, to_act: [0, 1] }, "salute").look).toBe("next");
    expect(stateOf({ ...two, phase: "answer", to_act: [2] }, "salute").look).toBe("next");
  });

  it("keeps the cards of the last round until somebody moves", () => {
    const next = afterwards(meeting);
    expect(visitorsAt(next, "rialto")).toEqual([1, 0]);
    expect(stateOf(next, "rialto")).toEqual({ words: "", look: "none" });
  });

  it("TS-41: says who was asked, as long as the cards lie there", () => {
    const asking = seeing(meeting, { asked: 2 });
    expect(stateOf(asking, "rialto")).toEqual({ words: "Asked Charlie", look: "meeting" });
    const answered = seeing(asking, { is_settled: true });
    expect(stateOf(answered, "rialto")).toEqual({ words: "Asked Charlie", look: "settled" });
    const later = { words: "Asked Charlie", look: "settled" };
    expect(stateOf(afterwards(answered), "rialto")).toEqual(later);
    expect(stateOf(seeing(meeting, { asked: 0 }), "rialto").words).toBe("Asked you");
  });

  it("TS-61: says that somebody looked, and not at what", () => {
    const looked = seeing(meeting, { has_looked: true, is_settled: true });
    expect(stateOf(afterwards(looked), "rialto").words).toBe("Looked at a card");
  });

  it("names the Ambassador and the dummy where nobody sits behind the mask", () => {
    expect(titleOf(meeting, chairs, 4, 0)).toBe("Ambassador");
    expect(titleOf({ ...meeting, seats: 3 }, chairs, 3, 0)).toBe("Dummy");
    expect(titleOf(meeting, chairs, 0, 0)).toBe("You");
  });
});
