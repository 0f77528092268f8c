import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame, Replay } from "../wire.gen.ts";
import { pauseBefore, ReplayPlayer, seatOf, views } from "./player.svelte.ts";

const frame = (n: number, at_ms: number, score: number): Frame => ({
  n,
  at_ms,
  event: n === 1 ? "started" : "acted",
  ...(n > 1 && { view: { seats: [0, { score }] } }),
});

const replay = {
  first: { round: 1, seats: [{ score: 0 }, { score: 0 }] },
  frames: [frame(1, 0, 0), frame(2, 1000, 3), frame(3, 1050, 7), frame(4, 90_000, 9)],
} as unknown as Replay;

const scoreOf = (view: unknown) => (view as { seats: { score: number }[] }).seats[0]!.score;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("every moment has its view, and shares what did not change", () => {
  const all = views(replay) as { seats: object[] }[];
  expect(all.map(scoreOf)).toEqual([0, 3, 7, 9]);
  expect(all[3]!.seats[1]).toBe(all[0]!.seats[1]);
});

test("whoever sat there is found; bots and guests are nobody", () => {
  const chairs = [{ player: "" }, { player: "adele" }] as unknown as Replay["chairs"];
  expect(seatOf("adele", chairs)).toBe(1);
  expect(seatOf("dana", chairs)).toBeNull();
  expect(seatOf("", chairs)).toBeNull();
  expect(seatOf(null, chairs)).toBeNull();
});

test("steps stay within the game, and stop the playing", () => {
  const player = new ReplayPlayer(replay);
  player.step(-1);
  expect(player.at).toBe(0);
  player.play();
  player.step(2);
  expect(player.isPlaying).toBe(false);
  expect(scoreOf(player.view)).toBe(7);
  player.step(99);
  expect(player.at).toBe(3);
});

test("a moment lasts as long as it did, but neither a blink nor a minute", () => {
  const [first, second, third, last] = replay.frames as [Frame, Frame, Frame, Frame];
  expect(pauseBefore(first, second, 1)).toBe(1000);
  expect(pauseBefore(first, second, 4)).toBe(250);
  expect(pauseBefore(second, third, 1)).toBe(220);
  expect(pauseBefore(third, last, 1)).toBe(2000);
});

test("playing goes through all moments and stops at the last", () => {
  const player = new ReplayPlayer(replay);
  player.play();
  vi.advanceTimersByTime(1000);
  expect(player.at).toBe(1);
  vi.runAllTimers();
  expect(player.at).toBe(3);
  expect(player.isPlaying).toBe(false);
});

test("at the end, playing begins anew", () => {
  const player = new ReplayPlayer(replay, 3);
  player.play();
  expect(player.at).toBe(0);
  expect(player.isPlaying).toBe(true);
});

test("moving the time line while playing goes on from there", () => {
  const player = new ReplayPlayer(replay);
  player.play();
  player.seek(2);
  vi.advanceTimersByTime(2000);
  expect(player.at).toBe(3);
});

test("the clock stands where the moment was", () => {
  expect(new ReplayPlayer(replay, 1).clock).toEqual({
    at_ms: 1000,
    left_ms: null,
    isRunning: false,
  });
});
