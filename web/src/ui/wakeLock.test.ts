import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stayAwake } from "./wakeLock.ts";

class Lock {
  released = false;
  release = async () => void (this.released = true);
}

let locks: Lock[] = [];
let isHidden = false;
const settled = () => new Promise((resolve) => setTimeout(resolve));

function hide(isNowHidden: boolean) {
  isHidden = isNowHidden;
  // As browsers do: a hidden page loses its lock.
  if (isHidden) locks.forEach((lock) => (lock.released = true));
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  locks = [];
  isHidden = false;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  const request = async () => locks[locks.push(new Lock()) - 1];
  vi.stubGlobal("navigator", { wakeLock: { request } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the screen stays awake until it may sleep", async () => {
  const stop = stayAwake();
  await settled();
  expect(locks.map(({ released }) => released)).toEqual([false]);
  stop();
  expect(locks[0]!.released).toBe(true);
});

test("a page that was hidden keeps the screen awake again", async () => {
  const stop = stayAwake();
  await settled();
  hide(true);
  hide(false);
  await settled();
  expect(locks.map(({ released }) => released)).toEqual([true, false]);
  stop();
  hide(false);
  await settled();
  expect(locks).toHaveLength(2);
});

test("who stops while the lock is on its way keeps none", async () => {
  stayAwake()();
  await settled();
  expect(locks.map(({ released }) => released)).toEqual([true]);
});

test("a browser that cannot lets the screen sleep", async () => {
  vi.stubGlobal("navigator", {});
  expect(() => stayAwake()()).not.toThrow();
  await settled();
});
