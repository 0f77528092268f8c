// The whole game by keyboard.

import { isForBoard } from "../../../keyboard.ts";
import type { Advice } from "./advice.svelte.ts";
import type { Desk } from "./desk.svelte.ts";
import { FLIP, TURN, TURN_BACK } from "../cards/orientation.ts";

const SHIFTS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Enter on any other button presses that button. */
const pressesAnother = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest("a, button:not([aria-keyshortcuts])") !== null;

export class Keys {
  readonly #desk: Desk;
  readonly #advice: Advice;
  readonly #choose: (card: number) => void;
  readonly #board: () => Element;

  constructor(desk: Desk, advice: Advice, board: () => Element, choose: (card: number) => void) {
    this.#board = board;
    this.#desk = desk;
    this.#advice = advice;
    this.#choose = choose;
  }

  readonly press = (event: KeyboardEvent): void => {
    if (!this.#desk.canPlay || !isForBoard(event, this.#board())) return;
    if (this.#act(event)) event.preventDefault();
  };

  /** Whether the key meant something. */
  #act(event: KeyboardEvent): boolean {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (/^[0-9]$/.test(key)) return this.#chooseCard((Number(key) + 9) % 10);
    if (key === "r") return this.#orient(event.shiftKey ? TURN_BACK : TURN);
    if (key === "f") return this.#orient(FLIP);
    if (key === "t") return this.#try();
    return this.#desk.held !== null && this.#actOnHeld(key, event);
  }

  #actOnHeld(key: string, event: KeyboardEvent): boolean {
    const shift = SHIFTS[key];
    if (shift) this.#desk.shift(...shift);
    else if (key === "Enter" && !pressesAnother(event)) return this.#lay();
    else if (key === "Backspace" || key === "Delete") void this.#desk.takeOff();
    else if (key === "Escape") this.#desk.putBack();
    else return false;
    return true;
  }

  #chooseCard(index: number): boolean {
    const { own, order } = this.#desk;
    const card = order.at(index);
    if (!own || card === undefined) return false;
    this.#choose(own.drawn ?? card);
    return true;
  }

  #orient(change: number): boolean {
    this.#desk.orient(change);
    return true;
  }

  #try(): boolean {
    this.#desk.openTrial(!this.#desk.trial.isOpen);
    return true;
  }

  #lay(): boolean {
    if (!this.#advice.isForbidden) void this.#desk.lay();
    return true;
  }
}
