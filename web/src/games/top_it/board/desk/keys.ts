// The whole game by keyboard.

import { isForBoard } from "../../../keyboard.ts";
import type { Desk, Picked } from "./desk.svelte.ts";
import { inHand } from "../pieces.ts";

interface Board {
  board(): Element;
  focus(): void;
  showAll(): void;
  zoomBy(factor: number): void;
}

export const STONE_KEY = 9;
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const LEANS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const ZOOMS: Readonly<Record<string, number>> = { "+": 1.25, "=": 1.25, "-": 0.8 };

/** Enter on any other button presses that button. */
const pressesAnother = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest("a, button") !== null;

export class Keys {
  readonly #desk: Desk;
  readonly #board: () => Board | undefined;
  readonly #choose: (picked: Picked) => void;

  constructor(desk: Desk, board: () => Board | undefined, choose: (picked: Picked) => void) {
    this.#desk = desk;
    this.#board = board;
    this.#choose = choose;
  }

  readonly press = (event: KeyboardEvent): void => {
    const board = this.#board();
    if (!board || !isForBoard(event, board.board())) return;
    if (this.#look(event.key, board) || this.#act(event, board)) event.preventDefault();
  };

  #look(key: string, board: Board): boolean {
    const zoom = ZOOMS[key];
    if (zoom) board.zoomBy(zoom);
    else if (key === "0") board.showAll();
    else return false;
    return true;
  }

  #act(event: KeyboardEvent, board: Board): boolean {
    if (!this.#desk.canPick) return false;
    const { key } = event;
    if (/^[1-9]$/.test(key)) return this.#pick(Number(key), board);
    return this.#desk.picked !== null && (this.#walk(key, board) || this.#actOnPicked(event));
  }

  /** Whoever picked with Tab and Enter, or with the mouse, walks on the board from here: the next
   * Enter places the piece there, and does not press its button once more. */
  #walk(key: string, board: Board): boolean {
    const step = STEPS[key];
    const lean = LEANS[key];
    if (step) this.#desk.step(step);
    else if (lean) this.#desk.lean(lean);
    else return false;
    board.focus();
    return true;
  }

  #actOnPicked(event: KeyboardEvent): boolean {
    if (event.key.toLowerCase() === "r") this.#desk.turn(event.shiftKey ? -1 : 1);
    else if (event.key === "Escape") this.#desk.putBack();
    else if (event.key === "Enter" && !pressesAnother(event)) this.#desk.enter();
    else return false;
    return true;
  }

  #pick(number: number, board: Board): boolean {
    const picked = number === STONE_KEY ? "stone" : inHand(this.#desk.hand)[number - 1];
    if (!picked) return false;
    this.#choose(picked);
    board.focus();
    return true;
  }
}
