import { beforeEach, describe, expect, it } from "vitest";
import type { Verdict } from "../../game.ts";
import { Desk, isNews, type BoardProps } from "./desk.svelte.ts";
import { CALLING, VIEWS } from "../guide/script.ts";
import type { Action, View } from "../wire.gen.ts";

let view: View;
let played: Action[];
let verdict: Verdict;
let desk: Desk;
let isReplay: boolean;

function sitDown(table?: string): Desk {
  const play = async (action: Action) => {
    played.push(action);
    return verdict;
  };
  return new Desk(() => ({ view, seat: 0, table, isReplay, play }) as unknown as BoardProps);
}

beforeEach(() => {
  view = VIEWS[0]!;
  played = [];
  isReplay = false;
  verdict = { ok: true };
  desk = sitDown();
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

  it("chooses nothing in the next round, if the clock went elsewhere in this one", () => {
    desk.choose("rialto");
    view = { ...view, rounds: [{ ...view.rounds[0]!, number: 2 }] };
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
    view = VIEWS[CALLING]!;
    const facts = view.own!.facts;
    for (const fact of facts) {
      expect(desk.fresh).toBe(fact);
      desk.putAway();
    }
    expect(desk.fresh).toBeNull();
  });

  it("is not held up to whoever watches it again", () => {
    isReplay = true;
    view = VIEWS[1]!;
    desk.read();
    view = VIEWS[CALLING]!;
    desk.read();
    expect(desk.fresh).toBeNull();
  });

  it("is no news where one only showed something", () => {
    const [exchange, answered] = VIEWS[CALLING]!.own!.facts;
    expect(isNews(exchange!, 0)).toBe(true);
    expect(isNews({ ...exchange!, seen: null, seen_black: null } as never, 0)).toBe(false);
    expect(isNews(answered!, 0)).toBe(true);
    expect(isNews(answered!, 2)).toBe(false);
  });
});

describe("coming back to a table", () => {
  /** The page is closed, and opened again in the same browser. */
  function comeBack(table: string): Desk {
    desk = sitDown(table);
    desk.read();
    return desk;
  }

  it("tells what was shown meanwhile, and that it was missed", () => {
    view = VIEWS[1]!;
    comeBack("meanwhile");
    view = VIEWS[CALLING]!;
    comeBack("meanwhile");
    for (const fact of view.own!.facts) {
      expect(desk.fresh).toBe(fact);
      expect(desk.isMissed(fact)).toBe(true);
      desk.putAway();
    }
    expect(desk.fresh).toBeNull();
  });

  it("goes on where one left off", () => {
    view = VIEWS[1]!;
    comeBack("half-read");
    view = VIEWS[CALLING]!;
    expect(desk.isMissed(desk.fresh!)).toBe(false);
    desk.putAway();
    expect(comeBack("half-read").fresh).toBe(view.own!.facts[1]);
  });

  it("TS-54: tells all of a game that was dealt meanwhile", () => {
    view = VIEWS[CALLING]!;
    comeBack("next-game");
    view = { ...view, game: 2 };
    expect(comeBack("next-game").fresh).toBe(view.own!.facts[0]);
  });

  it("tells nothing old in another browser", () => {
    view = VIEWS[CALLING]!;
    expect(comeBack("elsewhere").fresh).toBeNull();
  });

  it("tells nothing old to whoever has watched and takes a chair", () => {
    view = { ...VIEWS[CALLING]!, own: null };
    comeBack("watched");
    view = VIEWS[CALLING]!;
    desk.read();
    expect(desk.fresh).toBeNull();
  });
});

describe("the rooms over the map", () => {
  it("are left when there is nothing to do in them any more", () => {
    view = VIEWS[1]!;
    desk.enter("exchange");
    expect(desk.overlay).toBe("exchange");
    view = VIEWS[0]!;
    expect(desk.overlay).toBeNull();
  });

  it("are not entered at the next meeting, if the clock chose at this one", () => {
    view = VIEWS[1]!;
    desk.enter("exchange");
    view = VIEWS[CALLING]!;
    expect(desk.task.kind).toBe("show");
    expect(desk.overlay).toBeNull();
    desk.enter("exchange");
    expect(desk.overlay).toBe("exchange");
    view = { ...view, game: 2 };
    expect(desk.overlay).toBeNull();
  });
});
