import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { announcement } from "../../../ui/announcer.svelte.ts";
import type { Verdict } from "../../game.ts";
import { Desk, type BoardProps } from "./desk.svelte.ts";
import { STAGES } from "../guide/script.ts";
import { Keys } from "./keys.ts";
import { words } from "../words/words.ts";
import type { Action, View } from "../wire.gen.ts";

const [ROLLED, HELD, , , DEFUSED, SABOTAGED] = STAGES.map(({ view }) => view) as [
  View,
  View,
  View,
  View,
  View,
  View,
];

let view = $state.raw<View>(ROLLED);
let isReplay = $state(false);
let verdict: Verdict = { ok: true };
const sent: Action[] = [];
/** Whether the house was to put a note over the board if it refused. */
let isNoted: boolean | undefined;
let desk: Desk;
let keys: Keys;
let asked = 0;
let stop: () => void;

const props = (): BoardProps => ({
  view,
  seat: 0,
  chairs: [],
  clock: { at_ms: 0, left_ms: null, isRunning: false },
  play: async (action, isTold) => {
    sent.push(action);
    isNoted = isTold;
    return verdict;
  },
  ask: async () => null,
  isReplay,
});

beforeEach(() => {
  document.body.innerHTML = "<main></main>";
  [view, isReplay, verdict, asked] = [ROLLED, false, { ok: true }, 0];
  sent.length = 0;
  stop = $effect.root(() => {
    desk = new Desk(props);
    keys = new Keys(
      desk,
      () => document.querySelector("main")!,
      () => (asked += 1),
    );
  });
});

afterEach(() => stop());

describe("what is on its way", () => {
  it("is seen before the server has spoken: a die taken and placed in one breath", () => {
    desk.touch(view.centre[0]!);
    expect(desk.held?.die.die).toBe(5);
    desk.touchSpot({ card: 2, space: 2 });
    expect(desk.view.seats[0]!.bombs[1]!.dice[2]?.die).toBe(5);
  });

  it("vanishes at once when somebody else has the die", () => {
    desk.touch(view.centre[0]!);
    view = { ...ROLLED, centre: ROLLED.centre.map((rolled) => ({ ...rolled, held_by: 1 })) };
    expect(desk.held).toBeNull();
  });
});

describe("what a touch means", () => {
  it("takes a free die", () => {
    desk.touch(view.centre[0]!);
    expect(sent).toEqual([{ kind: "take_die", die: 5 }]);
  });

  it("places a die with a single space by a double touch", () => {
    const [first] = ROLLED.own!.placements.filter(({ die }) => die === 5);
    view = { ...ROLLED, own: { ...ROLLED.own!, placements: [first!] } };
    desk.touch(view.centre[0]!);
    desk.touch(view.centre[0]!);
    expect(sent.at(-1)).toEqual({ kind: "place_die", ...first });
  });

  it("lays a dragged die on a space that takes it, and nowhere else", () => {
    const [first] = ROLLED.own!.placements.filter(({ die }) => die === 5);
    desk.dragged = 5;
    desk.drop({ card: 99, space: 0 });
    expect(sent).toEqual([]);
    desk.dragged = 5;
    desk.drop({ card: first!.card, space: first!.space });
    expect(sent).toEqual([{ kind: "place_die", ...first }]);
    expect(desk.dragged).toBeNull();
  });

  it("offers a die, and takes the offer back", () => {
    view = { ...ROLLED, own: { ...ROLLED.own!, can_talk: true } };
    const rolled = view.centre[0]!;
    desk.offer(rolled, 1);
    desk.offer({ ...rolled, offers: [{ by: 0, to: 1, die: 5 }] }, 1);
    expect(sent).toEqual([
      { kind: "offer_die", die: 5, seat: 1 },
      { kind: "take_back_offer", die: 5 },
    ]);
  });

  it("says things, by tap and by key, where the rules know talk", () => {
    desk.say("wait");
    expect(sent).toEqual([]);
    view = { ...ROLLED, own: { ...ROLLED.own!, can_talk: true } };
    desk.toggleTalk();
    expect(desk.isTalking).toBe(true);
    desk.askFor("red");
    keys.press(new KeyboardEvent("keydown", { key: "o" }));
    expect(desk.isTalking).toBe(false);
    expect(sent).toEqual([
      { kind: "ask_for", mark: "red" },
      { kind: "speak", phrase: "go" },
    ]);
  });

  it("asks for a colour, a number or a reroll by key while the sentences are shown", () => {
    view = { ...ROLLED, own: { ...ROLLED.own!, can_talk: true } };
    for (const init of [
      { key: words().letters.green },
      { key: "4", code: "Digit4" },
      { key: "!", code: "Digit1", shiftKey: true },
    ]) {
      desk.toggleTalk();
      keys.press(new KeyboardEvent("keydown", init));
      expect(desk.isTalking).toBe(false);
    }
    expect(sent).toEqual([
      { kind: "ask_for", mark: "green" },
      { kind: "ask_for", mark: "4" },
      { kind: "ask_reroll", die: ROLLED.centre[0]!.die.die },
    ]);
  });

  it("lights where the die that is looked at fits, on any card", () => {
    view = { ...ROLLED, centre: [{ ...ROLLED.centre[0]!, fits: [6 * 7 + 2, 6 * 9] }] };
    desk.regarded = 5;
    expect([desk.fitsOn(7), desk.fitsOn(9), desk.fitsOn(8)]).toEqual([[2], [0], []]);
  });

  it("puts the die in hand back", () => {
    view = HELD;
    desk.touch(view.centre[0]!);
    expect(sent).toEqual([{ kind: "put_back" }]);
  });

  it("points at a die in pointing mode, once", () => {
    desk.isPointing = true;
    desk.touch(view.centre[1]!);
    expect(sent).toEqual([{ kind: "point_at", die: 15 }]);
    expect(desk.isPointing).toBe(false);
  });

  it("MPP-54: rolls an unused die again", () => {
    view = { ...ROLLED, phase: "reroll", own: { ...ROLLED.own!, can_reroll: true } };
    desk.touch(view.centre[1]!);
    expect(sent).toEqual([{ kind: "reroll", die: 15 }]);
  });

  it("places the held die on a lit space, and on no other", () => {
    view = HELD;
    desk.touchSpot({ card: 2, space: 3 });
    expect(sent).toEqual([]);
    desk.touchSpot({ card: 2, space: 2 });
    expect(sent).toEqual([{ kind: "place_die", die: 5, card: 2, space: 2 }]);
  });

  it("MPP-71: loses the die that was chosen", () => {
    view = SABOTAGED;
    expect(desk.litOn(1)).toEqual([1]);
    desk.touchSpot({ card: 1, space: 1 });
    expect(sent).toEqual([{ kind: "lose_die", card: 1, space: 1 }]);
  });

  it("MPP-63: takes one of the open bombs after a defusal", () => {
    view = DEFUSED;
    desk.takeBomb(99);
    desk.takeBomb(4);
    expect(sent).toEqual([{ kind: "take_bomb", card: 4 }]);
  });

  it("means nothing to somebody who looks back", () => {
    isReplay = true;
    desk.touch(view.centre[0]!);
    expect(sent).toEqual([]);
  });

  it("says why it came to nothing, in the tray and aloud, without a note over the board", async () => {
    verdict = { ok: false, code: "somebody_was_faster", sentence: "Gaston was faster." };
    desk.touch(view.centre[0]!);
    await Promise.resolve();
    await Promise.resolve();
    expect(desk.notice).toBe("Gaston was faster.");
    expect(announcement()).toBe("Gaston was faster.");
    expect(isNoted).toBe(false);
  });
});

function press(key: string, init: KeyboardEventInit = {}): void {
  const code = /\d/.test(key) ? `Digit${key}` : key;
  const event = new KeyboardEvent("keydown", { key, code, bubbles: true, ...init });
  document.querySelector("main")!.addEventListener("keydown", keys.press, { once: true });
  document.querySelector("main")!.dispatchEvent(event);
}

describe("the whole game by keyboard", () => {
  it("takes with digits and points with Shift", () => {
    press("1");
    press("2", { shiftKey: true });
    expect(sent).toEqual([
      { kind: "take_die", die: 5 },
      { kind: "point_at", die: 15 },
    ]);
  });

  it("takes the same die with the same digit, whatever was taken before", () => {
    expect(desk.places).toHaveLength(3);
    view = { ...ROLLED, centre: ROLLED.centre.slice(1) };
    press("1");
    press("3");
    expect(sent).toEqual([{ kind: "take_die", die: 20 }]);
  });

  it("steps from lit space to lit space, and places", () => {
    view = HELD;
    press("ArrowRight");
    press("ArrowLeft");
    press("Enter");
    expect(sent).toEqual([{ kind: "place_die", die: 5, card: 2, space: 2 }]);
  });

  it("stays at its space whatever the others do meanwhile", () => {
    view = HELD;
    flushSync();
    press("ArrowRight");
    const centre = HELD.centre.map((rolled) => ({ ...rolled, wanted_by: [1] }));
    view = { ...HELD, centre, own: { ...HELD.own!, placements: [...HELD.own!.placements] } };
    flushSync();
    expect(desk.markedSpot).toEqual(desk.spots[0]);
  });

  it("forgets its space when another die is in hand", () => {
    view = HELD;
    flushSync();
    press("ArrowRight");
    view = { ...HELD, own: { ...HELD.own!, placements: HELD.own!.placements.slice(1) } };
    flushSync();
    expect(desk.markedSpot).toBeNull();
  });

  it("needs a step where there are several spaces", () => {
    view = HELD;
    press("Enter");
    expect(sent).toEqual([]);
  });

  it("puts back with Escape", () => {
    view = HELD;
    press("Escape");
    expect(sent).toEqual([{ kind: "put_back" }]);
  });

  it("chooses the next bomb by its place in the row", () => {
    view = DEFUSED;
    press("2");
    expect(sent).toEqual([{ kind: "take_bomb", card: 4 }]);
  });

  it("draws with Space, asks for advice with I", () => {
    view = { ...ROLLED, phase: "draw", own: { ...ROLLED.own!, can_draw: true } };
    press(" ");
    press("i");
    expect(sent).toEqual([{ kind: "draw_dice" }]);
    expect(asked).toBe(1);
  });
});
