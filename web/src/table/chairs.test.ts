import { beforeEach, expect, test } from "vitest";
import { preparedChair } from "../games/preparedChair.ts";
import { speak } from "../language.svelte.ts";
import type { ChairView, TableView } from "../wire.gen.ts";
import { describe, isFree, isKept, isPerson, missing, nameOfPlayer, taken } from "./chairs.ts";

const chair = (change: Partial<ChairView>): ChairView => ({ ...preparedChair(""), ...change });

const free = chair({});
const adele = chair({ player: "a", name: "Adèle" });
const gaston = chair({ player: "g", name: "Gaston", is_connected: false });
const colette = chair({ name: "Colette", bot: "easy" });
const kept = chair({ player: "n", name: "Natacha", bot: "normal" });
const table = { host: "a", chairs: [free, adele, gaston, colette, kept] } as unknown as TableView;

beforeEach(() => speak("en"));

test("a chair is free, a person’s, a bot’s own, or kept by a bot", () => {
  expect(table.chairs.map(isFree)).toEqual([true, false, false, false, false]);
  expect(table.chairs.map(isPerson)).toEqual([false, true, true, false, false]);
  expect(table.chairs.map(isKept)).toEqual([false, false, false, false, true]);
  expect(taken(table)).toBe(4);
});

test("only people who are away are missing", () => {
  expect(missing(table)).toEqual([gaston]);
});

test("a player is found by the public id", () => {
  expect(nameOfPlayer(table, "g")).toBe("Gaston");
  expect(nameOfPlayer(table, "nobody")).toBe("");
});

test.each([
  [free, "Free chair"],
  [adele, "you, the host"],
  [gaston, "gone for a moment…"],
  [colette, "easy bot"],
  [kept, "a normal bot keeps the chair"],
])("%o is told to the host as %s", (who, line) => {
  expect(describe(who, { player: "a", host: "a" })).toBe(line);
});

test("others see who invites and who is there", () => {
  const reader = { player: "x", host: "a" };
  expect(describe(adele, reader)).toBe("host");
  expect(describe(chair({ player: "c", name: "Charlie" }), reader)).toBe("at the table");
});
