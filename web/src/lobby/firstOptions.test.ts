import { expect, test } from "vitest";
import { CATALOGUE } from "../games/catalogue.ts";
import { speak } from "../language.svelte.ts";
import { firstOptions } from "./firstOptions.ts";

const withWords = CATALOGUE.filter(({ facts }) => facts.languages.length > 0);
const others = CATALOGUE.filter((manifest) => !withWords.includes(manifest));

test.each(["en", "fr"] as const)(
  "a game with words begins in its host's language: %s",
  (tongue) => {
    speak(tongue);
    expect(withWords.length).toBeGreaterThan(0);
    for (const { facts } of withWords)
      expect(firstOptions(facts.game)).toEqual({ language: tongue });
  },
);

test("for all other games the server knows best", () => {
  for (const { facts } of others) expect(firstOptions(facts.game)).toEqual({});
});
