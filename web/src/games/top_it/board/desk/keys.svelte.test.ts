import { afterEach, beforeEach, expect, it } from "vitest";
import { STAGES } from "../../guide/script.ts";
import { prepared } from "../prepared.ts";
import { Desk } from "./desk.svelte.ts";
import { Keys } from "./keys.ts";

const { view } = STAGES[1]!;

let desk: Desk;
let keys: Keys;
let board: HTMLElement;
let piece: HTMLButtonElement;
let leave: () => void;

function press(key: string): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  document.activeElement!.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  leave = $effect.root(() => {
    desk = new Desk(() => prepared(view));
  });
  document.body.innerHTML = `<div tabindex="-1"></div><button></button>`;
  board = document.querySelector("div")!;
  piece = document.querySelector("button")!;
  const room = { board: () => board, focus: () => board.focus(), showAll() {}, zoomBy() {} };
  keys = new Keys(
    desk,
    () => room,
    (picked) => desk.pick(picked),
  );
  addEventListener("keydown", keys.press);
});

afterEach(() => {
  removeEventListener("keydown", keys.press);
  leave();
});

it("leaves Enter to the button that has the focus", () => {
  desk.pick("house");
  piece.focus();
  expect(press("Enter").defaultPrevented).toBe(false);
});

it("walks from a piece that was picked by its button over to the board, where Enter places", () => {
  desk.pick("house");
  piece.focus();
  expect(press("ArrowRight").defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(board);
  expect(press("Enter").defaultPrevented).toBe(true);
});

it("lets the arrows be while nothing is picked", () => {
  piece.focus();
  expect(press("ArrowDown").defaultPrevented).toBe(false);
  expect(document.activeElement).toBe(piece);
});
