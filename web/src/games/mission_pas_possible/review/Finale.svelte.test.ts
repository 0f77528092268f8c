import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { View } from "../wire.gen.ts";
import Finale from "./Finale.svelte";
import { watchTheGame } from "./finale.ts";

const ended = (reason: "all_defused" | "time_is_up"): View =>
  ({ defused: 21, result: { reason, left_ms: 485_000 } }) as View;

let scene: Record<string, unknown> | undefined;

function see(view: View): void {
  scene = mount(Finale, { target: document.body, props: { view } });
  flushSync();
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  if (scene) void unmount(scene);
  vi.useRealTimers();
});

test("a win stops the clock, and a lamp turns green for every bomb", () => {
  watchTheGame()();
  see(ended("all_defused"));
  expect(document.querySelector(".won")?.textContent).toContain("8:05");
  expect(document.querySelectorAll(".won i b")).toHaveLength(21);
  vi.advanceTimersByTime(3_000);
  flushSync();
  expect(document.querySelector(".finale")).toBeNull();
});

test("a loss is an explosion", () => {
  watchTheGame()();
  see(ended("time_is_up"));
  expect(document.querySelector(".finale .flash")).not.toBeNull();
  expect(document.querySelector(".won")).toBeNull();
});

test("who comes to a table that is over sees no scene", () => {
  see(ended("all_defused"));
  expect(document.querySelector(".finale")).toBeNull();
});
