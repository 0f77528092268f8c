// The map by keyboard; what lies over it has keys of its own.

import { isForBoard } from "../../keyboard.ts";
import { PLACES } from "./cards.ts";
import type { Desk } from "./desk.svelte.ts";

/** What a key opens, and closes again. */
interface Turns {
  readonly sheet: () => void;
  readonly casebook: () => void;
}

export class Keys {
  readonly #desk: Desk;
  readonly #board: () => Element | undefined;
  readonly #turn: Turns;

  constructor(desk: Desk, board: () => Element | undefined, turn: Turns) {
    this.#desk = desk;
    this.#board = board;
    this.#turn = turn;
  }

  readonly press = (event: KeyboardEvent): void => {
    const board = this.#board();
    if (!board || !isForBoard(event, board)) return;
    if (this.#act(event.key, board)) event.preventDefault();
  };

  #act(key: string, board: Element): boolean {
    if (key.toLowerCase() === "n") this.#turn.sheet();
    else if (key.toLowerCase() === "c") this.#turn.casebook();
    else if (key === "Escape" && this.#desk.overlay !== null) this.#desk.enter(null);
    else if (this.#desk.overlay === null && /^[1-5]$/.test(key)) this.#choose(Number(key), board);
    else return false;
    return true;
  }

  /** The place gets the focus, so that Enter goes there. */
  #choose(number: number, board: Element): void {
    const place = PLACES[number - 1]!;
    if (!this.#desk.freePlaces.includes(place)) return;
    if (this.#desk.place !== place) this.#desk.choose(place);
    board.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
  }
}
