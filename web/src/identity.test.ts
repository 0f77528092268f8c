import { beforeEach, expect, test, vi } from "vitest";
import { contribution, introduce, key, me } from "./identity.svelte.ts";

beforeEach(() => localStorage.clear());

test("the key is 43 characters of base64url, and stays the same", () => {
  const first = key();
  expect(first).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(key()).toBe(first);
});

test("another browser has another key", async () => {
  const first = key();
  localStorage.clear();
  vi.resetModules();
  const other = await import("./identity.svelte.ts");
  expect(other.key()).not.toBe(first);
});

test("a name is trimmed, cut at 24 characters, and remembered by the next visit", async () => {
  introduce({ name: `  ${"Adèle".repeat(9)}`, colour: "blue" });
  expect(me()).toEqual({ name: "Adèle".repeat(9).slice(0, 24), colour: "blue" });
  vi.resetModules();
  const nextVisit = await import("./identity.svelte.ts");
  expect(nextVisit.me()).toEqual(me());
});

test("a colour that does not exist is nobody", async () => {
  introduce({ name: "Adèle", colour: "blue" });
  localStorage.setItem("tablee.colour", "ultraviolet");
  vi.resetModules();
  expect((await import("./identity.svelte.ts")).me()).toBeNull();
});

test("a contribution is 32 hexadecimal digits, new each time", () => {
  expect(contribution()).toMatch(/^[0-9a-f]{32}$/);
  expect(contribution()).not.toBe(contribution());
});
