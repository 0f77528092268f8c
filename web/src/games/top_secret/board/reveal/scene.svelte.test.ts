import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Scene } from "./scene.svelte.ts";

const AGENTS = [0, 1, 2, 3];
let scene: Scene;
let leave: () => void;

/** What is to be seen of it. */
const seen = () => ({
  isLifted: scene.isLifted,
  dialled: scene.dialled,
  isRinging: scene.isRinging,
  turned: AGENTS.filter((place) => scene.isTurned(place)).length,
});

/** One beat after the other, until all is told. */
function watch(): ReturnType<typeof seen>[] {
  const told = [seen()];
  while (vi.getTimerCount() > 0) {
    vi.advanceTimersToNextTimer();
    flushSync();
    told.push(seen());
  }
  return told;
}

beforeEach(() => {
  vi.useFakeTimers();
  scene = new Scene(4, AGENTS.length);
  leave = $effect.root(() => {
    $effect(scene.wait);
  });
  flushSync();
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

it("lifts, dials fragment by fragment, rings, and then turns card by card", () => {
  const told = watch();
  expect(told[0]).toEqual({ isLifted: false, dialled: 0, isRinging: false, turned: 0 });
  expect(told[1]).toEqual({ isLifted: true, dialled: 0, isRinging: false, turned: 0 });
  expect(told.slice(2, 6).map(({ dialled }) => dialled)).toEqual([1, 2, 3, 4]);
  expect(told[6]).toEqual({ isLifted: true, dialled: 4, isRinging: true, turned: 0 });
  expect(told.slice(7).map(({ turned, isRinging }) => [turned, isRinging])).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [4, false],
  ]);
  expect(scene.isDone).toBe(true);
});

it("tells all at once to whoever does not want to wait, and rests", () => {
  scene.skip();
  flushSync();
  expect(seen()).toEqual({ isLifted: true, dialled: 4, isRinging: false, turned: 4 });
  expect(scene.isDone).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
