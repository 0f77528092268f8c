import { beforeEach, describe, expect, it } from "vitest";
import type { Verdict } from "../game.ts";
import { Desk, isNews, type BoardProps } from "./desk.svelte.ts";
import { VIEWS } from "./guide/script.ts";
import type { Action, View } from "./wire.gen.ts";

let view: View;
let played: Action[];
let verdict: Verdict;
let desk: Desk;

beforeEach(() => {
  view = VIEWS[0]!;
  played = [];
  verdict = { ok: true };
  const play = async (action: Action) => {
    played.push(action);
    return verdict;
  };
  desk = new Desk(() => ({ view, seat: 0, isReplay: false, play }) as unknown as BoardProps);
});

describe("going to a place", () => {
  it("takes two touches: one chooses, the second goes", () => {
    desk.choose("rialto");
    expect(desk.place).toBe("rialto");
    expect(played).toEqual([]);
    desk.choose("rialto");
    expect(played).toEqual([{ kind: "lay_place", place: "rialto" }]);
  });

  it("TS-24: chooses nothing by itself when the places have come back", async () => {
    desk.choose("rialto");
    await desk.go();
    expect(desk.place).toBeNull();
  });

  it("TS-67: hides the Ambassador’s", async () => {
    view = { ...view, phase: "hiding" };
    desk.choose("rialto");
    await desk.go();
    expect(played).toEqual([{ kind: "hide_place", place: "rialto" }]);
  });

  it("says why it was refused", async () => {
    verdict = { ok: false, code: "place_is_used", sentence: "No." };
    desk.choose("rialto");
    await desk.go();
    expect(desk.notice).toBe("No.");
  });
});

describe("what was just shown", () => {
  it("is new only after the page was opened, one thing after the other", () => {
    view = VIEWS[1]!;
    desk.read();
    expect(desk.fresh).toBeNull();
    view = VIEWS[2]!;
    const facts = view.own!.facts;
    for (const fact of facts) {
      expect(desk.fresh).toBe(fact);
      desk.putAway();
    }
    expect(desk.fresh).toBeNull();
  });

  it("is no news where one only showed something", () => {
    const [exchange, answered] = VIEWS[2]!.own!.facts;
    expect(isNews(exchange!, 0)).toBe(true);
    expect(isNews({ ...exchange!, seen: null, seen_black: null } as never, 0)).toBe(false);
    expect(isNews(answered!, 0)).toBe(true);
    expect(isNews(answered!, 2)).toBe(false);
  });
});

describe("the rooms over the map", () => {
  it("are left when there is nothing to do in them any more", () => {
    view = VIEWS[1]!;
    desk.enter("exchange");
    expect(desk.room).toBe("exchange");
    view = VIEWS[0]!;
    expect(desk.room).toBeNull();
  });
});
