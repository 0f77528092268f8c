import { beforeEach, expect, test, vi } from "vitest";

const adele = { name: "Adèle", colour: "blue" } as const;

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test("a stranger is asked, and the answer is handed on", async () => {
  const { answer, isAsking, whoIsThere } = await import("./who.svelte.ts");
  const there = whoIsThere();
  expect(isAsking()).toBe(true);
  answer(adele);
  expect(await there).toEqual(adele);
  expect(isAsking()).toBe(false);
});

test("somebody known is not asked again", async () => {
  const { introduce } = await import("../identity.svelte.ts");
  const { isAsking, whoIsThere } = await import("./who.svelte.ts");
  introduce(adele);
  expect(await whoIsThere()).toEqual(adele);
  expect(isAsking()).toBe(false);
});

test("asking again answers the one who asked first with nobody", async () => {
  const { answer, ask } = await import("./who.svelte.ts");
  const first = ask();
  const second = ask();
  expect(await first).toBeNull();
  answer(adele);
  expect(await second).toEqual(adele);
});

test("only at a table one may say to have come to watch", async () => {
  const { answer, isOnlyWatching, offersWatching, whoIsThere } = await import("./who.svelte.ts");
  const there = whoIsThere(true);
  expect(offersWatching()).toBe(true);
  answer(adele, true);
  await there;
  expect(isOnlyWatching()).toBe(true);
  void whoIsThere();
  expect(offersWatching()).toBe(false);
  expect(isOnlyWatching()).toBe(false);
});
