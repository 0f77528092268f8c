import { afterEach, expect, test } from "vitest";
import { speak } from "../language.svelte.ts";
import { learn, spoken, withWords } from "./spoken.svelte.ts";

const FR = { hello: "bonjour" };
const EN = { hello: "hello" };

/** Messages, and the languages in which they have been fetched. */
function greeting() {
  const fetched: string[] = [];
  const words = spoken<typeof FR>({
    fr: () => (fetched.push("fr"), Promise.resolve({ fr: FR })),
    en: () => (fetched.push("en"), Promise.resolve({ en: EN })),
  });
  return { words, fetched };
}

afterEach(() => speak("fr"));

test("a language is fetched when it is learnt, and once only", async () => {
  const { words, fetched } = greeting();
  await learn("fr");
  await learn("fr");
  speak("fr");
  expect(words()).toBe(FR);
  expect(fetched).toEqual(["fr"]);
  await learn("en");
  speak("en");
  expect(words()).toBe(EN);
});

test("a part has arrived once its words have", async () => {
  speak("en");
  const load = withWords(() => Promise.resolve({ greeting: greeting() }));
  expect((await load()).greeting.words()).toBe(EN);
});

test("to speak a language that was not learnt is a mistake of ours", () => {
  expect(() => greeting().words()).toThrow("nobody has learnt fr");
});
