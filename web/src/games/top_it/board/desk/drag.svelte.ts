// Dragging from the hand: near a place the piece jumps there, elsewhere it follows the finger.

import { Fingers, type Gesture } from "../../../../board/pointer.ts";
import type { Desk, Picked } from "./desk.svelte.ts";
import type { Corner } from "../polygon.ts";

/** A piece is seen above the finger that drags it, not under it. */
const LIFT = 52;

export class Drag {
  /** Where the piece follows the finger; null: it lies at a place, or there is none. */
  ghost = $state.raw<Corner | null>(null);
  #justDragged = false;
  readonly #desk: Desk;
  readonly #pointUnder: (point: Corner) => Corner | null;

  constructor(desk: Desk, pointUnder: (point: Corner) => Corner | null) {
    this.#desk = desk;
    this.#pointUnder = pointUnder;
  }

  /** What the fingers on one piece of the hand do. */
  fingersOn(picked: Picked): Fingers {
    return new Fingers((event) => {
      this.#justDragged = false;
      return this.#gesture(picked, event.pointerType === "mouse" ? 0 : LIFT);
    });
  }

  /** A browser reports a click after a drag too; that one is not meant. */
  wasMeantAsClick(): boolean {
    return !this.#justDragged;
  }

  #gesture(picked: Picked, lift: number): Gesture {
    const lifted = ([x, y]: Corner): Corner => [x, y - lift];
    return {
      start: () => {
        this.#justDragged = true;
        if (this.#desk.picked !== picked) this.#desk.pick(picked);
        this.#desk.isDragging = this.#desk.picked === picked;
      },
      move: (point) => this.#move(lifted(point)),
      drop: (point) => this.#drop(lifted(point)),
      cancel: () => this.#end(),
    };
  }

  #move(point: Corner): void {
    if (!this.#desk.isDragging) return;
    const under = this.#pointUnder(point);
    this.ghost = under && this.#desk.dragTo(under) ? null : point;
  }

  #drop(point: Corner): void {
    const wasDragging = this.#desk.isDragging;
    this.#end();
    if (!wasDragging) return;
    const under = this.#pointUnder(point);
    if (!under) this.#desk.putBack();
    else if (!this.#desk.chosen) void this.#desk.explain(under);
  }

  #end(): void {
    this.ghost = null;
    this.#desk.isDragging = false;
  }
}
