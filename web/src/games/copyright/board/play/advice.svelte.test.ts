import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Advice } from "./advice.svelte.ts";
import { Desk } from "./desk.svelte.ts";
import { PreparedGame } from "../prepared.svelte.ts";
import type { Answer } from "../../wire.gen.ts";

let game: PreparedGame;
let desk: Desk;
let advice: Advice;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  game = new PreparedGame();
  game.has({ spots: [0, 1, 2].map((x) => ({ x, y: 0 })) });
  desk = new Desk(() => game.props);
  stop = $effect.root(() => {
    advice = new Advice(desk, game.props.ask);
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** The finger rests: the question goes out. */
function rest(): void {
  flushSync();
  vi.runAllTimers();
}

const answer = (net: number, is_legal = true): Answer => ({
  kind: "if_so",
  is_legal,
  tally: {
    frame: { x: 0, y: 0 },
    right: [0],
    rows_out: [],
    columns_out: [],
    bonus: 0,
    missed: 0,
    net,
  },
});

describe("what the held card would score", () => {
  it("asks about the place where the card rests", async () => {
    desk.pick(0);
    flushSync();
    desk.moveTo(1, 0);
    rest();
    expect(game.asked.map(({ question }) => question)).toEqual([
      { kind: "what_if", card: 0, x: 1, y: 0, orientation: 0 },
    ]);
    await game.asked[0]!.answer(answer(5));
    expect(advice.freshTally?.net).toBe(5);
  });

  it("drops an answer about a place that the card has left", async () => {
    desk.pick(0);
    rest();
    desk.moveTo(1, 0);
    rest();
    await game.asked[1]!.answer(answer(7));
    await game.asked[0]!.answer(answer(1));
    expect(advice.tally?.net).toBe(7);
  });

  it("keeps showing the last score until the next one is known, but not as fresh", async () => {
    desk.pick(0);
    rest();
    await game.asked[0]!.answer(answer(3, false));
    expect(advice.isForbidden).toBe(true);
    desk.moveTo(2, 0);
    flushSync();
    expect(advice.tally?.net).toBe(3);
    expect(advice.freshTally).toBeNull();
    expect(advice.isForbidden).toBe(false);
  });

  it("forgets all when the card is put back", async () => {
    desk.pick(0);
    rest();
    await game.asked[0]!.answer(answer(3));
    desk.putBack();
    flushSync();
    expect(advice.tally).toBeNull();
  });
});
