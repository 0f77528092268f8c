import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../../../language.svelte.ts";
import { preparedChair } from "../../../preparedChair.ts";
import { Desk } from "../desk.svelte.ts";
import { STAGES } from "../../guide/script.ts";
import type { CentreDie, View } from "../../wire.gen.ts";
import { doing } from "../bombs/doing.ts";
import { canPoint, helpFor } from "./help.ts";

const YOU = 0;
const GASTON = 1;
const NATACHA = 2;
const CHAIRS = ["Adèle", "Gaston", "Natacha"].map(preparedChair);
/** A blue 4 for you, a yellow 3 that Natacha wants, a black 1 for Gaston. */
const ROLLED = STAGES[0]!.view;
const [BLUE_4, YELLOW_3, BLACK_1] = ROLLED.centre as [CentreDie, CentreDie, CentreDie];
const DEFUSED = STAGES[4]!.view;
const SABOTAGED = STAGES[5]!.view;

let view = $state.raw<View>(ROLLED);
let seat = $state<number | null>(YOU);
let desk: Desk;
let stop: () => void;

beforeEach(() => {
  speak("en");
  view = ROLLED;
  seat = YOU;
  stop = $effect.root(() => {
    desk = new Desk(() => ({
      view,
      seat,
      chairs: CHAIRS,
      clock: { at_ms: 0, left_ms: null, isRunning: false },
      play: async () => ({ ok: true }),
      ask: async () => null,
      isReplay: false,
    }));
  });
});

afterEach(() => stop());

const withSeat = (changed: Partial<View["seats"][number]>, of = ROLLED): View => ({
  ...of,
  seats: of.seats.map((one, seat) => (seat === YOU ? { ...one, ...changed } : one)),
});

const help = () => helpFor(desk, CHAIRS);

describe("what you can do now", () => {
  it("is to take a die, and to say which one you want", () => {
    expect(help().lead).toBe("Take a die.");
    expect(canPoint(desk)).toBe(true);
  });

  it("is to take the die that you point at: the others leave it to you", () => {
    view = { ...ROLLED, centre: [{ ...BLUE_4, wanted_by: [YOU] }, YELLOW_3, BLACK_1] };
    expect(help()).toEqual({
      lead: "Take the blue 4.",
      more: "Your name is on it: it is left to you.",
    });
  });

  it("MPP-23: is to help, once you have placed your share", () => {
    view = withSeat({ picks: 0 }, { ...ROLLED, centre: [YELLOW_3, BLACK_1] });
    expect(help()).toEqual({
      lead: "Placed. Help the others.",
      more: "Still to place: Gaston and Natacha.",
    });
    expect(canPoint(desk)).toBe(false);
  });

  it("is to wait for whoever points at a die that others could use, too", () => {
    const contested = { ...YELLOW_3, usable_by: [GASTON, NATACHA] };
    view = withSeat({ picks: 0 }, { ...ROLLED, centre: [contested] });
    expect(help().more).toBe("Still to place: Natacha.");
    expect(doing(view, GASTON)).toBe("waits");
    expect(doing(view, NATACHA)).toBe("wants the yellow 3");
  });

  it("MPP-64: is to wait for whoever has to choose a bomb", () => {
    const [you, gaston, natacha] = DEFUSED.seats;
    const seats = [{ ...you!, duty: null }, { ...gaston!, duty: "take_bomb" as const }, natacha!];
    view = { ...DEFUSED, seats, centre: [YELLOW_3] };
    expect(help().more).toBe("Still to place: Gaston and Natacha.");
  });

  it.each([
    ["MPP-55", { die: YELLOW_3.die, sabotage: null }, "a yellow die or a 3"],
    ["MPP-70", { die: null, sabotage: "red" }, "a red die"],
    ["MPP-70", { die: null, sabotage: "4" }, "a 4"],
  ] as const)("%s: is to lose a die like %j", (_, like, what) => {
    view = { ...SABOTAGED, cause: { ...like, owing: [YOU] } };
    expect(help().lead).toBe(`Choose the die that you lose: ${what}.`);
  });

  it("MPP-54: is nothing to whoever watches, not even to roll again", () => {
    view = { ...ROLLED, phase: "reroll", centre: [BLACK_1], own: null };
    seat = null;
    expect(help()).toEqual({ lead: "You are watching.", more: "" });
  });

  it("MPP-80: is nothing without a bomb, as at the level Insane", () => {
    const insane = { ...ROLLED, options: { ...ROLLED.options, level: "insane" as const } };
    const centre = [{ ...BLUE_4, usable_by: [] }, YELLOW_3, BLACK_1];
    view = withSeat({ bombs: [] }, { ...insane, centre, own: { ...ROLLED.own!, placements: [] } });
    expect(help()).toEqual({
      lead: "No die suits you.",
      more: "Still to place: Gaston and Natacha.",
    });
  });
});
