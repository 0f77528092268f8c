import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

async function visit(browserLanguage: string) {
  vi.stubGlobal("navigator", { language: browserLanguage });
  return import("./language.svelte.ts");
}

test("a French browser is spoken to in French, any other in English", async () => {
  expect((await visit("fr-CA")).language()).toBe("fr");
  vi.resetModules();
  expect((await visit("de")).language()).toBe("en");
});

test("a chosen language is remembered and written on the page", async () => {
  (await visit("fr")).speak("en");
  expect(document.documentElement.lang).toBe("en");
  vi.resetModules();
  expect((await visit("fr")).language()).toBe("en");
});

test("messages follow the language", async () => {
  const { speak, translated } = await visit("fr");
  const words = translated({ fr: "bonjour", en: "hello" });
  expect(words()).toBe("bonjour");
  speak("en");
  expect(words()).toBe("hello");
});
