import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../language.svelte.ts";
import { announcement } from "../ui/announcer.svelte.ts";
import { Reactions } from "./reactions.svelte.ts";

beforeEach(() => {
  vi.useFakeTimers();
  speak("en");
});
afterEach(() => void vi.useRealTimers());

const applause = { kind: "reacted", seat: 1, name: "Gaston", reaction: "applause" } as const;

test("a reaction is announced, floats, and is forgotten", () => {
  const reactions = new Reactions();
  reactions.add(applause);
  expect(announcement()).toBe("Gaston applauds");
  expect(reactions.floating).toHaveLength(1);
  vi.runAllTimers();
  expect(reactions.floating).toEqual([]);
});

test("never more than eight float at once", () => {
  const reactions = new Reactions();
  for (let i = 0; i < 20; i++) reactions.add(applause);
  expect(reactions.floating.map(({ id }) => id)).toEqual([12, 13, 14, 15, 16, 17, 18, 19]);
});
