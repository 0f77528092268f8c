import { beforeEach, expect, test } from "vitest";
import { CATALOGUE } from "../games/catalogue.ts";
import { speak } from "../language.svelte.ts";
import type { Sides, Sitter, Summary } from "../wire.gen.ts";
import { freeChairs, inOrder, isJoinable, namesOf, others, result, stateFor } from "./summary.ts";

const gameOf = (sides: Sides): string =>
  CATALOGUE.find(({ facts }) => facts.sides === sides)!.facts.game;

const seated = { colour: "blue", is_bot: false, worn: "blue" };
const person = (name: string): Sitter => ({ ...seated, player: name, name });
const bot: Sitter = { player: "", name: "Colette", colour: "slate", is_bot: true, worn: null };
const nobody: Sitter = { ...seated, player: "", name: "" };

const table = (change: Partial<Summary>): Summary => ({
  table: "lune-prune-42",
  game: gameOf("each"),
  status: "waiting",
  is_public: true,
  has_open_chairs: true,
  chairs: [person("Adèle"), bot, nobody],
  awaited: [],
  winners: null,
  scores: null,
  result: null,
  created_at_ms: 0,
  updated_at_ms: 0,
  ...change,
});

beforeEach(() => speak("en"));

test("free chairs are those of nobody and of no bot", () => {
  expect(freeChairs(table({}))).toBe(1);
  expect(namesOf(table({}))).toEqual(["Adèle", "Colette"]);
});

test("a waiting table can be joined while a chair is free", () => {
  expect(isJoinable(table({}))).toBe(true);
  expect(isJoinable(table({ chairs: [person("Adèle"), bot] }))).toBe(false);
});

test("a running table can be joined in a bot’s place, if its chairs are open", () => {
  const running = { status: "playing", chairs: [person("Adèle"), bot] };
  expect(isJoinable(table(running))).toBe(true);
  expect(isJoinable(table({ ...running, has_open_chairs: false }))).toBe(false);
  expect(isJoinable(table({ ...running, status: "ended" }))).toBe(false);
});

test("running tables come first, then the latest touched", () => {
  const tables = [
    table({ table: "old", status: "ended", updated_at_ms: 1 }),
    table({ table: "new", status: "ended", updated_at_ms: 9 }),
    table({ table: "waiting", updated_at_ms: 20 }),
    table({ table: "running", status: "paused", updated_at_ms: 2 }),
  ];
  expect(inOrder(tables).map((one) => one.table)).toEqual(["running", "waiting", "new", "old"]);
});

test("the others are everybody but me", () => {
  expect(others(table({}), "Adèle")).toEqual(["Colette"]);
});

const over = { status: "ended", scores: [58, 61], chairs: [person("Adèle"), person("Gaston")] };

test("a team wins or loses together, with one score", () => {
  const mission = { ...over, game: gameOf("team"), scores: [65, 65] };
  expect(result(table({ ...mission, winners: [0, 1] }), "Adèle")).toBe("Won 65");
  expect(result(table({ ...mission, winners: [] }), "Adèle")).toBe("Lost 65");
});

test("allies have won, and not shared", () => {
  const night = { ...over, game: gameOf("allies"), scores: [3, 3], winners: [0, 1] };
  expect(result(table(night), "Adèle")).toBe("Won 3 – 3");
});

test("a result is told from my chair", () => {
  expect(result(table({ ...over, winners: [1] }), "Gaston")).toBe("Won 61 – 58");
  expect(result(table({ ...over, winners: [1] }), "Adèle")).toBe("Lost 61 – 58");
  expect(result(table({ ...over, winners: [0, 1] }), "Adèle")).toBe("Shared 61 – 58");
  expect(result(table({ ...over, winners: [1] }), "Charlie")).toBe("Finished 61 – 58");
});

test("a table that goes on says what it waits for", () => {
  expect(stateFor(table({}), "Adèle")).toBe("They are waiting to start");
  expect(stateFor(table({ status: "playing" }), "Adèle")).toBe("In play");
  expect(stateFor(table({ status: "paused" }), "Adèle")).toBe("Paused");
  expect(stateFor(table({ status: "playing", awaited: ["Adèle"] }), "Adèle")).toBe("Your turn");
  expect(stateFor(table({ status: "playing", awaited: [""] }), "")).toBe("In play");
});
