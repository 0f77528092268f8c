import { describe, expect, it } from "vitest";
import { card, group } from "../board/card/printed.ts";
import type { PastTurn, ReviewedTurn, View } from "../wire.gen.ts";
import { dieOf, firstLookAt, positionOf, takerOf, timesOf } from "./course.ts";

const ROW = card(7, 1, group("row", "#,#,#", "><"));
const RED_2 = 1;
const BLUE_4 = 5 * 6 + 3;
const BLACK_6 = 24 * 6 + 5;

const TURN: PastTurn = {
  holder: 0,
  rolled: [RED_2, BLUE_4, BLACK_6],
  bombs: [[{ card: 7, dice: [BLACK_6, null, null] }], []],
  placed: [
    { seat: 0, die: RED_2, card: 7, space: 1 },
    { seat: 1, die: BLUE_4, card: 7, space: 0 },
  ],
  unused: [BLACK_6],
  lost: [{ seat: 0, die: BLACK_6, card: 7, space: 0 }],
  sabotages: [],
  drawn_at_ms: 1_000,
  placed_at_ms: [3_000, 9_500],
};

const view = (turns: readonly PastTurn[]): View =>
  ({
    options: { countdown_seconds: 600 },
    seats: [],
    result: { turns, left_ms: 580_000, defused: [] },
  }) as unknown as View;

describe("the course of a mission", () => {
  it("reads a die from its number", () => {
    expect(dieOf(BLUE_4)).toEqual({ die: 5, colour: "blue", number: 4 });
    expect(dieOf(BLACK_6)).toEqual({ die: 24, colour: "black", number: 6 });
  });

  it("counts a turn to the next roll, the last one to the end, and tells whom it waited for", () => {
    const last = { ...TURN, drawn_at_ms: 12_000, placed: [], placed_at_ms: [] };
    const [first, second] = timesOf(view([TURN, last]));
    expect(first).toEqual({ ms: 11_000, longest: { seat: 1, ms: 6_500 } });
    expect(second).toEqual({ ms: 9_000, longest: { seat: null, ms: 9_000 } });
  });

  it("knows no times of a game by the first rules", () => {
    expect(timesOf(view([{ ...TURN, drawn_at_ms: null, placed_at_ms: [] }]))).toEqual([null]);
  });

  it("shows the position before, after, and as it is best", () => {
    const cards = new Map([[7, ROW]]);
    const better = {
      best: [{ seat: 0, die: dieOf(BLUE_4), card: 7, space: 2, points: 1 }],
    } as unknown as ReviewedTurn;
    const dice = (sight: "before" | "done" | "better") =>
      positionOf(TURN, sight, better, cards)[0]![0]!;
    expect(dice("before").bomb.dice).toEqual([dieOf(BLACK_6), null, null]);
    expect(dice("done")).toMatchObject({ came: [1], lost: [0] });
    expect(dice("done").bomb.dice[1]).toEqual(dieOf(RED_2));
    expect(dice("better").bomb.dice[2]).toEqual(dieOf(BLUE_4));
    expect(dice("better")).toMatchObject({ came: [2], lost: [] });
  });

  it("lays a card that was taken in the turn itself empty", () => {
    const [, other] = positionOf(TURN, "done", undefined, new Map([[7, ROW]]));
    expect(other![0]!.bomb.dice).toEqual([dieOf(BLUE_4), null, null]);
  });

  it("tells who took which die", () => {
    expect(takerOf(TURN, BLUE_4)).toBe(1);
    expect(takerOf(TURN, BLACK_6)).toBeNull();
  });

  it("begins where most can be learnt", () => {
    const longest = { seat: null, ms: 1 };
    const times = [
      { ms: 3, longest },
      { ms: 9, longest },
    ];
    expect(firstLookAt(null, times)).toBe(1);
    expect(firstLookAt(1, times)).toBe(0);
  });
});
