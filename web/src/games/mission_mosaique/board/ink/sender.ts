// Sends ink in small pieces while it flows. Nothing is forgotten before the server has it: what was
// refused, or lost on the way, goes again from where the server's own ink ends.

import type { Verdict } from "../../../game.ts";
import type { Draw, TakeBackStroke } from "../../wire.gen.ts";
import { inkAfter, nextPiece } from "./difference.ts";
import type { Ink } from "./stroke.ts";

/** So many pieces may be on their way at once: a slow line is used, a dead one is not stormed. */
const MOST_UNDER_WAY = 4;

export interface Post {
  readonly page: number;
  /** What was drawn here. */
  own(): Ink;
  /** What the server has, as it said last. */
  theirs(): Ink;
  send(piece: Draw | TakeBackStroke): Promise<Verdict>;
}

export class Sender {
  /** The server's ink once all that is on its way has arrived. */
  #expected: Ink;
  #underWay = 0;
  #isRefused = false;
  #isClosed = false;

  constructor(private readonly post: Post) {
    this.#expected = post.theirs();
  }

  get isIdle(): boolean {
    return this.#underWay === 0;
  }

  /** The page is gone: what is still to send is the business of the next one. */
  close(): void {
    this.#isClosed = true;
  }

  /** Sends what the server does not have yet. */
  flush(): void {
    while (this.#underWay < MOST_UNDER_WAY && !this.#isRefused) {
      const piece = nextPiece(this.post.own(), this.#expected, this.post.page);
      if (!piece) return;
      this.#expected = inkAfter(this.#expected, piece);
      void this.#deliver(piece);
    }
  }

  async #deliver(piece: Draw | TakeBackStroke): Promise<void> {
    this.#underWay++;
    const { ok } = await this.post.send(piece);
    this.#underWay--;
    if (this.#isClosed) return;
    if (!ok) this.#isRefused = true;
    if (!this.#isRefused) return this.flush();
    if (this.isIdle) this.#beginAgain();
  }

  /** Not at once: whoever refused it may need a moment. The next flush goes on from there. */
  #beginAgain(): void {
    this.#isRefused = false;
    this.#expected = this.post.theirs();
  }
}
