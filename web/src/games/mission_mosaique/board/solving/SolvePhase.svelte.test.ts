import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "../../../../language.svelte.ts";
import { announcement } from "../../../../ui/announcer.svelte.ts";
import { play as sound } from "../../../../ui/sound.ts";
import { FakeTable } from "../fakeTable.svelte.ts";
import { stages } from "../../guide/script.ts";
import { words } from "../../words/words.ts";
import type { GuessView, View } from "../../wire.gen.ts";
import SolvePhase from "./SolvePhase.svelte";

vi.mock("../../../../ui/sound.ts", () => ({ play: vi.fn() }));
speak("en");

const [, , , CLOSED, OPEN, REVEAL] = stages("Unicorn", "house");
const GASTON = 1;
/** The sections of an opened notebook come one by one. */
const STRIPS = Array(6).fill("pickUp");
/** The tile, once a picture. */
const TURN = "tick";

let table: FakeTable;
let board: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(sound).mockClear();
  table = new FakeTable(CLOSED!, GASTON);
  const props = {
    game: table,
    get guess() {
      return table.view.guess!;
    },
    shape: "wide" as const,
  };
  board = mount(SolvePhase, { target: document.body, props });
});
afterEach(async () => {
  await unmount(board);
  vi.useRealTimers();
});

function see(view: View, change: Partial<GuessView> = {}): void {
  table.view = { ...view, guess: { ...view.guess!, ...change } };
  flushSync();
  vi.runAllTimers();
}

/** All sounds until now. */
const heard = () => vi.mocked(sound).mock.calls.map(([name]) => name);

test("a notebook is heard to open once, whatever is whispered and voted afterwards", () => {
  see(OPEN!);
  expect(announcement()).toBe("Adèle has opened the notebook.");
  see(OPEN!, { whispers: [{ seat: 2, text: "a barn" }] });
  see({ ...OPEN!, phase: "vote" }, { votes: [null, true, null] });
  expect(heard()).toEqual(STRIPS);
});

test("the strips that have not come are silent once the tile is turned", () => {
  table.view = OPEN!;
  flushSync();
  vi.advanceTimersByTime(700);
  table.view = REVEAL!;
  flushSync();
  vi.advanceTimersByTime(1_400);
  expect(heard()).toEqual(["pickUp", "pickUp", TURN]);
});

test("authors are named after the guess, not before", () => {
  see(OPEN!);
  expect(document.querySelector("ol")).toBeNull();
  see(REVEAL!);
  expect(document.querySelectorAll("ol li")).toHaveLength(6);
});

test("MM-69: whoever may appeal finds the button, and it asks the table", () => {
  see({ ...REVEAL!, may: ["appeal"] }, { is_right: false, proposal: "barn" });
  const button = [...document.querySelectorAll("button")].find((each) =>
    each.textContent.includes("Appeal"),
  )!;
  button.click();
  expect(table.played).toEqual([{ kind: "appeal" }]);
});

test("MM-69: the seconds in which one may appeal run down beside the button", () => {
  table.clock.isRunning = false;
  const timed = { is_right: false, appeal_from_ms: 0, appeal_until_ms: 20_000 };
  see({ ...REVEAL!, may: ["appeal"] }, timed);
  expect(document.body.textContent).toContain(words().solve.appealFor(20));
  see({ ...REVEAL!, may: ["continue"] }, { ...timed, appeal_from_ms: null, appeal_until_ms: null });
  expect(document.body.textContent).not.toContain(words().solve.appeal);
});

test("MM-70: one who votes may also abstain; beside bots alone the guesser is asked", () => {
  see({ ...REVEAL!, phase: "vote", may: ["vote", "abstain"] }, { votes: [null, null, null] });
  const label = (each: Element) => each.textContent.trim();
  expect([...document.querySelectorAll(".todo button")].map(label)).toContain("I abstain");
  see({ ...REVEAL!, phase: "vote", may: ["vote"] }, { guesser: GASTON, abstained: [0, 2] });
  expect(document.body.textContent).toContain("The bots abstain");
});

test("whoever begins by key to watch it drawn again stops it with the next press", () => {
  see(REVEAL!);
  const button = document.querySelector<HTMLElement>(".again button")!;
  button.focus();
  for (const label of ["Stop", "Watch it being drawn"]) {
    (document.activeElement as HTMLElement).click();
    flushSync();
    expect(document.activeElement?.textContent.trim()).toBe(label);
  }
});

test("MM-52: the stamp falls once, however many wish it back", () => {
  see(OPEN!);
  see(REVEAL!);
  see(REVEAL!, { void_wishes: [GASTON] });
  expect(heard()).toEqual([...STRIPS, TURN, "putDown"]);
  expect(announcement()).toBe("Adèle found “house”: a stamp.");
});

test("MM-32: a stamp that the team gives back is heard to go", () => {
  see(REVEAL!);
  see(REVEAL!, { void_wishes: [GASTON, 2], is_void: true });
  expect(heard()).toEqual([TURN, "putDown", "regret"]);
  expect(announcement()).toBe("Stamp given back.");
});
