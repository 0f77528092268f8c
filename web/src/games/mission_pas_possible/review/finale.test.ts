import { expect, it } from "vitest";
import { takeFinale, watchTheGame } from "./finale.ts";

it("the end is a scene for those who have just played, and once", () => {
  expect(takeFinale()).toBe(false);
  watchTheGame()();
  expect(takeFinale()).toBe(true);
  expect(takeFinale()).toBe(false);
});
