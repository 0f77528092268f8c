import { expect, it } from "vitest";
import { announce, announceThen, announcement } from "./announcer.svelte.ts";

it("says the last word, and never nothing", () => {
  announce("Card taken.");
  announce("Card laid.");
  announce("");
  expect(announcement()).toBe("Card laid.");
});

it("says what is to be done after what happened in the same moment", () => {
  announce("Gaston rolls red 3.");
  announceThen("Turn 2. Take a die.");
  expect(announcement()).toBe("Gaston rolls red 3. Turn 2. Take a die.");
});

it("has done with what happened a moment ago", async () => {
  announce("Gaston rolls red 3.");
  await Promise.resolve();
  announceThen("Turn 2. Take a die.");
  expect(announcement()).toBe("Turn 2. Take a die.");
});
