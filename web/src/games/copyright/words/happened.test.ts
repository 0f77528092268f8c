import { beforeEach, expect, it } from "vitest";
import { speak } from "../../../language.svelte.ts";
import type { ChairView } from "../../../wire.gen.ts";
import { viewAt } from "../guide/script.ts";
import { happened } from "./happened.ts";
import type { LaidCard, SeatView, View } from "../wire.gen.ts";

const chairs = [{ name: "Dana" }] as unknown as readonly ChairView[];
const blank = viewAt(0, "play");
const laid = (card: number, x = 0, orientation = 0): LaidCard => ({
  card,
  face: "048",
  x,
  y: 0,
  orientation,
});

beforeEach(() => speak("en"));

const seatOf = (changes: Partial<SeatView>): View => ({
  ...blank,
  seats: [{ ...blank.seats[0]!, laid: [], ...changes }],
});

it("tells what a hand did", () => {
  const nothing = seatOf({});
  const one = seatOf({ laid: [laid(3)] });
  const two = seatOf({ laid: [laid(3), laid(1, 1)] });
  expect(happened(nothing, one, chairs)).toBe("Dana laid card 4.");
  expect(happened(one, two, chairs)).toBe("Dana laid card 2.");
  expect(happened(two, one, chairs)).toBe("Dana took card 2 back.");
  expect(happened(one, seatOf({ laid: [laid(3, 0, 1)] }), chairs)).toBe("Dana moved card 4.");
  const turned = seatOf({ laid: [laid(3, 0, 2), laid(1, -1, 2)] });
  expect(happened(two, turned, chairs)).toBe("Dana turned the whole stack.");
});

it("tells who wants to stop, and who not", () => {
  const stops = seatOf({ agrees_to_end: true });
  expect(happened(seatOf({}), stops, chairs)).toBe("Dana wants to stop the round.");
  expect(happened(stops, seatOf({}), chairs)).toBe("Dana wants to play on.");
});

it("tells of a new phase before anything else", () => {
  const over = { ...seatOf({ has_copied: true, laid: [laid(0)] }), phase: "called" } as const;
  expect(happened(seatOf({}), over, chairs)).toBe("Dana copied it all!");
  const scored = { ...blank, phase: "scored" } as const;
  expect(happened(over, scored, chairs)).toBe("The points of round 1.");
  expect(happened(blank, { ...blank, turn: 3 }, chairs)).toBe("Turn 3: everybody draws a card.");
});

it("leaves what it does not know to the house", () => {
  expect(happened(blank, { ...blank }, chairs)).toBeNull();
});
