import { expect, test } from "vitest";
import { speak } from "../language.svelte.ts";
import { firstOptions } from "./firstOptions.ts";

test.each(["en", "fr"] as const)(
  "a game with words begins in its host's language: %s",
  (tongue) => {
    speak(tongue);
    expect(firstOptions("mission_mosaique")).toEqual({ language: tongue });
  },
);

test("for all other games the server knows best", () => {
  expect(firstOptions("copyright")).toEqual({});
});
