// Dragging a card from the hand: over the mat it snaps to the cells, elsewhere it follows the
// finger. Dropped on the mat it is laid, dropped elsewhere it goes back.

import { follow, type ScreenPoint } from "../../../../board/pointer.ts";
import type { Desk } from "./desk.svelte.ts";
import type { Spot } from "../../wire.gen.ts";

export class Drag {
  /** Where the card follows the finger; null: it is over the mat, or there is none. */
  ghost = $state.raw<ScreenPoint | null>(null);
  #justDragged = false;
  readonly #desk: Desk;
  readonly #cellUnder: (point: ScreenPoint) => Spot | null;

  constructor(desk: Desk, cellUnder: (point: ScreenPoint) => Spot | null) {
    this.#desk = desk;
    this.#cellUnder = cellUnder;
  }

  readonly grab = (event: PointerEvent, card: number): void => {
    this.#justDragged = false;
    if (!this.#desk.canPlay) return;
    follow(event, {
      start: () => {
        this.#justDragged = true;
        this.#desk.pick(card);
        this.#desk.drag = this.#desk.held && "from_hand";
      },
      move: (point) => this.#move(point),
      drop: (point) => this.#drop(point),
      cancel: () => this.#end(() => this.#desk.putBack()),
    });
  };

  /** A browser reports a click after a drag too; that one is not meant. */
  wasMeantAsClick(): boolean {
    return !this.#justDragged;
  }

  #move(point: ScreenPoint): void {
    if (!this.#desk.held) return;
    const cell = this.#cellUnder(point);
    this.ghost = cell ? null : point;
    if (cell) this.#desk.moveTo(cell.x - 1, cell.y - 1);
  }

  #drop(point: ScreenPoint): void {
    const isOverMat = this.#cellUnder(point) !== null;
    this.#end(() => (isOverMat ? this.#desk.lay() : this.#desk.takeOff()));
  }

  #end(act: () => unknown): void {
    this.ghost = null;
    this.#desk.drag = null;
    act();
  }
}
