import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BrowserClock, minutesAndSeconds } from "./clock.svelte.ts";

beforeEach(
  () => void vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval"] }),
);
afterEach(() => void vi.useRealTimers());

test("a running clock counts from when the message arrived", () => {
  const clock = new BrowserClock();
  clock.set({ at_ms: 1000, left_ms: 45_000, is_running: true });
  vi.advanceTimersByTime(1500);
  expect(clock.at_ms).toBe(2500);
  expect(clock.left_ms).toBe(43_500);
});

test("a paused clock stands still", () => {
  const clock = new BrowserClock();
  clock.set({ at_ms: 1000, left_ms: 45_000, is_running: false });
  vi.advanceTimersByTime(60_000);
  expect(clock.at_ms).toBe(1000);
  expect(clock.left_ms).toBe(45_000);
});

test("time left never falls below nothing, and may be unlimited", () => {
  const clock = new BrowserClock();
  clock.set({ at_ms: 0, left_ms: 100, is_running: true });
  vi.advanceTimersByTime(5000);
  expect(clock.left_ms).toBe(0);
  clock.set({ at_ms: 5000, left_ms: null, is_running: true });
  expect(clock.left_ms).toBeNull();
});

test("the page reads the time again while it shows it, and no longer", async () => {
  const clock = new BrowserClock();
  clock.set({ at_ms: 0, left_ms: 10_000, is_running: true });
  const seen: (number | null)[] = [];
  const stop = $effect.root(() => {
    $effect(() => void seen.push(clock.left_ms));
  });
  flushSync();
  vi.advanceTimersByTime(300);
  flushSync();
  expect(seen).toEqual([10_000, 9700]);
  stop();
  await Promise.resolve();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  [84_000, "1:24"],
  [83_001, "1:24"],
  [900, "0:01"],
  [0, "0:00"],
  [3_600_000, "60:00"],
])("%i ms are read as %s", (ms, text) => {
  expect(minutesAndSeconds(ms)).toBe(text);
});
