import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Advice } from "./advice.svelte.ts";
import { Desk } from "./desk.svelte.ts";
import { Keys } from "./keys.ts";
import { PreparedGame } from "../prepared.svelte.ts";

let game: PreparedGame;
let desk: Desk;
let keys: Keys;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = "<main></main><input><button class='other'></button>";
  game = new PreparedGame();
  game.has({ spots: [0, 1].map((x) => ({ x, y: 0 })) });
  desk = new Desk(() => game.props);
  stop = $effect.root(() => {
    const advice = new Advice(desk, game.props.ask);
    const board = () => document.querySelector("main")!;
    keys = new Keys(desk, advice, board, (card) => desk.pick(card));
  });
});

afterEach(() => stop());

/** Whether the key meant something to the board. */
function press(key: string, at = "main", shiftKey = false): boolean {
  const event = new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true });
  const target = document.querySelector(at)!;
  target.addEventListener("keydown", (heard) => keys.press(heard as KeyboardEvent), { once: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

describe("the whole game by keyboard", () => {
  it("chooses with digits, shifts with arrows, turns and flips with letters", () => {
    expect(press("2")).toBe(true);
    expect(desk.held?.card).toBe(1);
    press("ArrowRight");
    press("r");
    press("F");
    expect(desk.held).toMatchObject({ x: 1, y: 0, orientation: 7 });
  });

  it("turns both ways", () => {
    press("1");
    press("R", "main", true);
    expect(desk.held?.orientation).toBe(3);
    press("r");
    expect(desk.held?.orientation).toBe(0);
  });

  it("CR-64: lifts a card as it lies, and leaves it as it was turned", () => {
    game.has({ lies: [5, 0, 0, 0] });
    press("1");
    expect(desk.held?.orientation).toBe(5);
    press("r");
    press("Escape");
    expect(desk.orientationOf(0)).toBe(6);
  });

  it("lays with Enter, puts back with Escape", () => {
    press("1");
    press("Enter");
    expect(game.sent[0]!.action).toMatchObject({ kind: "lay_card", card: 0 });
    press("2");
    press("Escape");
    expect(desk.held).toBeNull();
  });

  it("takes off with Backspace or Delete", () => {
    game.lays({ card: 0, face: "048", x: 0, y: 0, orientation: 0 });
    press("1");
    press("Delete");
    expect(game.sent[0]!.action).toEqual({ kind: "take_card", card: 0 });
  });

  it("ignores digits of cards that are not there", () => {
    expect(press("9")).toBe(false);
    expect(desk.held).toBeNull();
  });

  it("leaves Enter to another button, and all keys to those who write", () => {
    press("1");
    expect(press("Enter", ".other")).toBe(false);
    expect(press("r", "input")).toBe(false);
    expect(desk.held).toMatchObject({ card: 0, orientation: 0 });
  });

  it("leaves all keys to an open dialog", () => {
    document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
    expect(press("1")).toBe(false);
  });
});
