import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EACH_MS, Turning } from "./turning.svelte.ts";

const PLACES = [0, 1, 2, 3];
let turning: Turning;
let leave: () => void;

const turned = () => PLACES.filter((place) => turning.isTurned(place));

function pass(ms: number): void {
  vi.advanceTimersByTime(ms);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  turning = new Turning(PLACES.length);
  leave = $effect.root(() => {
    $effect(turning.wait);
  });
  flushSync();
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

it("turns the cards one by one, in their order", () => {
  expect(turned()).toEqual([]);
  pass(EACH_MS - 1);
  expect(turned()).toEqual([]);
  pass(1);
  expect(turned()).toEqual([0]);
  pass(EACH_MS);
  expect(turned()).toEqual([0, 1]);
});

it("is done when the last one lies open, and rests", () => {
  for (const _ of PLACES) {
    expect(turning.isDone).toBe(false);
    pass(EACH_MS);
  }
  expect(turning.isDone).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it("turns all of them at once for whoever does not want to wait", () => {
  pass(EACH_MS);
  turning.turnAll();
  flushSync();
  expect(turned()).toEqual(PLACES);
  expect(turning.isDone).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});
