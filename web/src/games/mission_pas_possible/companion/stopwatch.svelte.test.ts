import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { remember } from "../../../memory.ts";
import { Stopwatch } from "./stopwatch.svelte.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  remember("companion-timer", "null");
});
afterEach(() => vi.useRealTimers());

test("it waits with all its time until it is started", () => {
  const watch = new Stopwatch(600);
  vi.advanceTimersByTime(5_000);
  expect([watch.left_ms, watch.isRunning, watch.isUntouched]).toEqual([600_000, false, true]);
});

test("it runs, stops, and goes on from there", () => {
  const watch = new Stopwatch(600);
  watch.start();
  vi.advanceTimersByTime(90_000);
  watch.stop();
  vi.advanceTimersByTime(60_000);
  expect([watch.left_ms, watch.isRunning, watch.isUntouched]).toEqual([510_000, false, false]);
  watch.start();
  vi.advanceTimersByTime(10_000);
  expect(watch.left_ms).toBe(500_000);
});

test("it is over at nought and cannot be started again before it is reset", () => {
  const watch = new Stopwatch(10);
  watch.start();
  vi.advanceTimersByTime(11_000);
  expect([watch.left_ms, watch.isRunning, watch.isOver]).toEqual([0, false, true]);
  watch.start();
  expect(watch.isRunning).toBe(false);
  watch.reset(20);
  expect([watch.left_ms, watch.isUntouched]).toEqual([20_000, true]);
});

test("a page that is loaded anew finds it running", () => {
  new Stopwatch(600).start();
  vi.advanceTimersByTime(30_000);
  const again = new Stopwatch(600);
  expect([again.left_ms, again.isRunning]).toEqual([570_000, true]);
});

test.each(["nonsense", '{"seconds":"x"}', "[]"])("what it cannot read it forgets: %s", (kept) => {
  remember("companion-timer", kept);
  expect(new Stopwatch(600).left_ms).toBe(600_000);
});
