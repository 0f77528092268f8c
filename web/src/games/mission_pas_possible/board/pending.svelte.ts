// Nobody waits for a round trip to see your move: what is on its way lies over the view until
// the verdict comes. By then the view tells what really happened.

import type { Verdict } from "../../game.ts";
import { foreseen } from "./foresee.ts";
import type { Action, View } from "../wire.gen.ts";

interface Line {
  readonly view: View;
  readonly seat: number | null;
  play(action: Action, isTold: boolean): Promise<Verdict>;
}

export class Pending {
  #sent = $state.raw<readonly Action[]>([]);
  readonly #line: () => Line;

  /** What the page shows. */
  readonly view = $derived.by(() => {
    const { view, seat } = this.#line();
    if (seat === null) return view;
    return this.#sent.reduce((shown, action) => foreseen(shown, seat, action), view);
  });

  constructor(line: () => Line) {
    this.#line = line;
  }

  /** A refusal is for the sender to tell. */
  async send(action: Action): Promise<Verdict> {
    this.#sent = [...this.#sent, action];
    const verdict = await this.#line().play(action, false);
    this.#sent = this.#sent.filter((one) => one !== action);
    return verdict;
  }
}
