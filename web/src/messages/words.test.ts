import { expect, test, vi } from "vitest";
import { speak } from "../language.svelte.ts";
import { fr } from "./fr.ts";
import { learn, words } from "./words.svelte.ts";

test("words are those of the language that is spoken", async () => {
  await learn("fr");
  speak("fr");
  expect(words()).toBe(fr);
});

test("to speak a language that was not learnt is a mistake of ours", async () => {
  vi.resetModules();
  const { speak } = await import("../language.svelte.ts");
  const fresh = await import("./words.svelte.ts");
  await fresh.learn("fr");
  speak("en");
  expect(() => fresh.words()).toThrow("en");
});
