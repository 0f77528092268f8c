// Turning by a handle: how far a finger has gone around, in steps of a twelfth.

import type { Corner } from "../polygon.ts";

const STEP = Math.PI / 6;

export class Spin {
  #last: number | null = null;
  #turned = 0;
  readonly #turn: (by: number) => void;

  constructor(turn: (by: number) => void) {
    this.#turn = turn;
  }

  follow([x, y]: Corner, [u, v]: Corner): void {
    const angle = Math.atan2(v - y, u - x);
    if (this.#last !== null) {
      const by = angle - this.#last;
      // The shorter way around.
      this.#turned += Math.atan2(Math.sin(by), Math.cos(by));
    }
    this.#last = angle;
    if (Math.abs(this.#turned) < STEP) return;
    this.#turn(Math.sign(this.#turned));
    this.#turned = 0;
  }
}
