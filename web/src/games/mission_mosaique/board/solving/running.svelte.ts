// The show runs: a picture is drawn again before our eyes.

import type { Ink } from "../ink/stroke.ts";
import { lengthOfShow, momentOf, type Moment } from "./show.ts";

/** Faster than life, so that sixty seconds of drawing stay a pleasure. */
const SPEED = 2.5;

export class Show {
  /** Null: nothing is shown, the picture is whole. */
  moment = $state.raw<Moment | null>(null);
  #frame = 0;

  constructor(private readonly pages: () => readonly Ink[]) {}

  begin(): void {
    const pages = this.pages();
    const until = lengthOfShow(pages);
    const began = performance.now();
    const next = (now: number) => {
      const at_ms = Math.max(0, now - began) * SPEED;
      if (at_ms >= until) return this.end();
      this.moment = momentOf(pages, at_ms);
      this.#frame = requestAnimationFrame(next);
    };
    this.end();
    next(began);
  }

  end(): void {
    cancelAnimationFrame(this.#frame);
    this.moment = null;
  }
}
