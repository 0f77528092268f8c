import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import { speak } from "../../../../language.svelte.ts";
import { STAGES } from "../../guide/script.ts";
import { refusal } from "../../words/refusals.ts";
import type { Answer, Question, View } from "../../wire.gen.ts";
import { prepared } from "../prepared.ts";
import { Desk } from "./desk.svelte.ts";

const { view: lit, choices } = STAGES[1]!;
const view: View = { ...lit, options: { ...lit.options, help: "hand" } };
const place = { ...choices.find((choice) => choice.kind === "placement")!, points: null };

let desk: Desk;
let leave: () => void;
let asked: Question[];
let answers: Answer[];

const settle = async (): Promise<void> => {
  flushSync();
  await new Promise((done) => setTimeout(done));
};

beforeEach(async () => {
  speak("en");
  asked = [];
  answers = [{ kind: "by_hand", fits_somewhere: true }];
  const ask = (question: Question) => {
    asked.push(question);
    return Promise.resolve(answers.shift() ?? null);
  };
  leave = $effect.root(() => {
    desk = new Desk(() => ({ ...prepared(view), ask }));
  });
  desk.pick("house");
  await settle();
});
afterEach(() => leave());

it("lights nothing", () => {
  expect(desk.shown).toEqual([]);
  expect(desk.near([0, 0])).toBeNull();
});

it("keeps a piece where it was put, and tells why it cannot stay", async () => {
  answers = [{ kind: "because", code: "same_colour", side: null, piece: 0 }];
  await desk.explain([3, 1]);
  expect(desk.held).toMatchObject({ x: 3, y: 1 });
  expect(desk.notice?.sentence).toBe(refusal("same_colour"));
  expect(desk.canPlace).toBe(false);
});

it("takes a piece that fits to its exact place, without points", async () => {
  answers = [{ kind: "fits", choice: place }];
  await desk.explain([place.x + 0.2, place.y]);
  expect(desk.chosen).toEqual(place);
  expect(desk.held).toBeNull();
  expect(desk.canPlace).toBe(true);
});

it("turns a piece freely where it lies, and tries it again", async () => {
  await desk.explain([3, 1]);
  const before = desk.held!.turn;
  desk.turn(1);
  await settle();
  expect(desk.held!.turn).toBe((before + 1) % 12);
  expect(asked.at(-1)).toMatchObject({ kind: "why_not", x: 3, y: 1, turn: desk.held!.turn });
});

it("is walked around the mosaic with keys, and only tried when one says so", async () => {
  desk.step(1);
  const first = desk.held!;
  desk.step(1);
  expect(desk.held).not.toEqual(first);
  const way = desk.held!;
  desk.lean(1);
  expect(desk.held!.turn).not.toBe(way.turn);
  expect(asked).toHaveLength(1);
  answers = [{ kind: "fits", choice: place }];
  desk.enter();
  await settle();
  expect(desk.chosen).toEqual(place);
});

it("is not told of a place once the piece was moved on", async () => {
  answers = [{ kind: "fits", choice: place }];
  const tried = desk.explain([3, 1]);
  desk.dragTo([5, 5]);
  await tried;
  expect(desk.chosen).toBeNull();
});
