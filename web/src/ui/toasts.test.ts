import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismiss, toast, toasts } from "./toasts.svelte.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("a note is shown, and goes by itself", () => {
  toast("copied");
  expect(toasts().map(({ text }) => text)).toEqual(["copied"]);
  vi.runAllTimers();
  expect(toasts()).toEqual([]);
});

test("the same note twice is one note, and there are never more than three", () => {
  for (const text of ["a", "b", "b", "c", "d"]) toast(text);
  expect(toasts().map(({ text }) => text)).toEqual(["b", "c", "d"]);
});

test("a note can be sent away", () => {
  toast("no", "regret");
  dismiss(toasts()[0]!.id);
  expect(toasts()).toEqual([]);
});
