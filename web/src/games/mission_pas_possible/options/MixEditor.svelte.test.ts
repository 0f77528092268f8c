import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { speak } from "../../../language.svelte.ts";
import type { Mix } from "../wire.gen.ts";
import MixEditor from "./MixEditor.svelte";

speak("en");

const EXAMPLE: Mix = { ones: 3, twos: 4, threes: 7, fours: 7, sixes: 0 };
const FOR_FIVE: Mix = { ...EXAMPLE, ones: 5 };

let saved = $state.raw(EXAMPLE);
const sent: Mix[] = [];
let editor: Record<string, unknown>;

beforeEach(() => {
  document.body.innerHTML = "";
  saved = EXAMPLE;
  sent.length = 0;
  const props = {
    get mix() {
      return saved;
    },
    level: "standard" as const,
    seats: 3,
    isEditable: true,
    onchange: (mix: Mix) => sent.push(mix),
  };
  editor = mount(MixEditor, { target: document.body, props });
});
afterEach(() => unmount(editor));

function see(mix: Mix): void {
  saved = mix;
  flushSync();
}

function press(label: string): void {
  document.querySelector<HTMLElement>(`[aria-label="${label}"]`)!.click();
  flushSync();
}

const status = () => document.querySelector("[role=status]")!;
const verdict = () => status().textContent;

test("MPP-90: a sum that suits nobody is said to, and not sent", () => {
  see(FOR_FIVE);
  press("One card of 1 point more");
  expect(verdict()).toBe("24 cards: this level needs from 19 (alone) to 23 (five players).");
  expect(sent).toEqual([]);
});

test("cards are exchanged one by one, whatever the sum is on the way", () => {
  see(FOR_FIVE);
  press("One card of 1 point more");
  press("One card of 4 points less");
  expect(sent).toEqual([{ ...FOR_FIVE, ones: 6, fours: 6 }]);
});

test("a card that was taken out stays out, though the people at table are too many for the sum", () => {
  press("One card of 4 points less");
  expect(status().classList).toContain("wrong");
  press("One card of 1 point more");
  expect(status().classList).not.toContain("wrong");
  expect(sent.at(-1)).toEqual({ ...EXAMPLE, fours: 6, ones: 4 });
});

test("what the table says is what is shown", () => {
  press("One card of 4 points less");
  see(FOR_FIVE);
  expect(verdict()).toContain("23 cards: that is the mission for 5.");
});
