import { describe, expect, it } from "vitest";
import { VIEWS } from "../guide/script.ts";
import { isYourTurn, lateSeats, meetingOf, placeOfSeries, taskOf } from "./situation.ts";
import type { Offers, View } from "../wire.gen.ts";

const [laying, meeting] = VIEWS as [View, View, ...View[]];
const over = VIEWS.at(-1)!;

const NOTHING: Offers = {
  places: [],
  pairs: [],
  blacks: [],
  answers: [],
  looks: [],
  to: null,
  of: null,
  seen_pairs: [],
  seen_blacks: [],
  agents: [],
  can_call: false,
  beside: [],
  can_decline: false,
  can_continue: false,
};

const offered = (view: View, offers: Partial<Offers>): View => ({
  ...view,
  own: { ...view.own!, offers: { ...NOTHING, ...offers } },
});

describe("what a seat is to do", () => {
  it("TS-15: to lay a place in turn", () => {
    expect(taskOf(laying, 0)).toEqual({ kind: "lay" });
    expect(isYourTurn(laying, 0)).toBe(true);
    expect(isYourTurn(laying, null)).toBe(false);
  });

  it("TS-67: to hide one, for the Ambassador of five", () => {
    expect(taskOf({ ...laying, phase: "hiding" }, 0)).toEqual({ kind: "hide" });
  });

  it("TS-25: to show a pair to whom one meets", () => {
    expect(taskOf(meeting, 0)).toEqual({ kind: "show", to: 1, place: "rialto" });
    expect(meetingOf(meeting, 1)?.visitors).toEqual([1, 0]);
    expect(meetingOf(meeting, 2)).toBeNull();
  });

  it("TS-36: to ask for a black card", () => {
    expect(taskOf(offered(meeting, { agents: [2], can_decline: true }), 0)).toMatchObject({
      kind: "ask",
    });
  });

  it("TS-37: to answer with one, be it from another place", () => {
    const asked = offered(meeting, { answers: ["identity"], to: 3 });
    expect(taskOf(asked, 2)).toEqual({ kind: "answer", to: 3, blacks: ["identity"] });
  });

  it("TS-60: to look at the dummy’s", () => {
    const beside = offered(meeting, { looks: ["identity", "fragment"], can_call: true });
    expect(taskOf(beside, 0)).toMatchObject({ kind: "look", blacks: ["identity", "fragment"] });
  });

  it("TS-74: to call or not, where nothing else is offered", () => {
    const only = offered(meeting, { can_call: true, can_decline: true });
    expect(taskOf(only, 0)).toEqual({ kind: "call", place: "rialto" });
  });

  it("to go on after a game, to wait, or nothing any more", () => {
    expect(taskOf(offered(meeting, { can_continue: true }), 0)).toEqual({ kind: "continue" });
    expect(taskOf(offered(meeting, {}), 0)).toEqual({ kind: "wait", for: [0] });
    expect(taskOf({ ...meeting, own: null }, null)).toEqual({ kind: "wait", for: [0] });
    expect(taskOf(over, 0)).toEqual({ kind: "over" });
  });
});

describe("the rounds", () => {
  const first = laying.rounds[0]!;

  it("TS-24: come in series of five", () => {
    const told = [1, 5, 6, 11].map((number) => ({ ...first, number }));
    expect(told.map(placeOfSeries)).toEqual([1, 5, 1, 1]);
  });

  it("tell for whom the clock chose, until somebody has moved in the next one", () => {
    const over = { ...first, places: meeting.rounds[0]!.places, late: [1] };
    const next = { ...first, number: 2, places: first.places.map(() => null), late: [] };
    const begun = { ...next, places: over.places };
    expect(lateSeats({ ...laying, rounds: [over] })).toEqual([1]);
    expect(lateSeats({ ...laying, rounds: [over, next] })).toEqual([1]);
    expect(lateSeats({ ...laying, rounds: [over, { ...next, late: [4, 1] }] })).toEqual([1, 4]);
    expect(lateSeats({ ...laying, rounds: [over, begun] })).toEqual([]);
  });
});
