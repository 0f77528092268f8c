// The map by keyboard; what lies over it has keys of its own.

import { isForBoard } from "../keyboard.ts";
import type { Desk } from "./desk.svelte.ts";

/** Enter on any button presses that button. */
const pressesAnother = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest("a, button") !== null;

export class Keys {
  readonly #desk: Desk;
  readonly #board: () => Element | undefined;
  readonly #turnSheet: () => void;

  constructor(desk: Desk, board: () => Element | undefined, turnSheet: () => void) {
    this.#desk = desk;
    this.#board = board;
    this.#turnSheet = turnSheet;
  }

  readonly press = (event: KeyboardEvent): void => {
    const board = this.#board();
    if (!board || !isForBoard(event, board)) return;
    if (this.#act(event)) event.preventDefault();
  };

  #act(event: KeyboardEvent): boolean {
    const { key } = event;
    if (key.toLowerCase() === "n") this.#turnSheet();
    else if (key === "Escape" && this.#desk.room !== null) this.#desk.enter(null);
    else if (this.#desk.room !== null || this.#desk.freePlaces.length === 0) return false;
    else if (/^[1-5]$/.test(key)) this.#desk.chooseNumber(Number(key));
    else if (key === "Enter" && this.#desk.place && !pressesAnother(event)) void this.#desk.go();
    else return false;
    return true;
  }
}
