import { mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { speak } from "../../../language.svelte.ts";
import type { Options } from "../wire.gen.ts";
import { total } from "./mix.ts";
import Sentence from "./Sentence.svelte";

speak("en");

const PILES: Options = {
  level: "standard",
  has_six_point_cards: false,
  setup: "piles",
  mix: null,
  is_beginner: false,
  is_strict: false,
  countdown_seconds: 600,
  has_hints: true,
  tempo: "brisk",
  is_daily: false,
};

let sent: Options | undefined;
let sentence: Record<string, unknown>;

function read(options: Options, seats: number): void {
  const onchange = (chosen: Options) => (sent = chosen);
  const props = { options, seats, isEditable: true, onchange };
  sentence = mount(Sentence, { target: document.body, props });
}
afterEach(() => unmount(sentence));

function choose(words: string): void {
  const choices = [...document.querySelectorAll<HTMLElement>("[role=menuitemradio]")];
  choices.find(({ textContent }) => textContent.includes(words))!.click();
}

test.each([1, 2, 3, 4, 5])("MPP-14: the first own mix is that of a table of %i", (seats) => {
  read(PILES, seats);
  choose("My mix");
  expect(total(sent!.mix!)).toBe(18 + seats);
});

test("MPP-90: another level begins with a mix of its own size, for as many chairs", () => {
  read({ ...PILES, mix: { ones: 5, twos: 4, threes: 7, fours: 7, sixes: 0 } }, 5);
  choose("Elite");
  expect(total(sent!.mix!)).toBe(27);
});
