// What the held card would score where it is, asked from the server and never out of date.

import type { Desk, BoardProps } from "./desk.svelte.ts";
import type { IfSo, LaidCard, Tally } from "../../wire.gen.ts";

/** A card that is still on its way is not worth a question. */
const PAUSE_MS = 70;

export class Advice {
  #answered = $state.raw<{ about: LaidCard; answer: IfSo } | null>(null);
  readonly #desk: Desk;

  constructor(desk: Desk, ask: BoardProps["ask"]) {
    this.#desk = desk;
    $effect(() => {
      const { held, isMoved, canPlay, group, trial } = desk;
      const isForStack = !trial.isOpen && group.length === 0;
      if (!held || !isMoved || !canPlay || !isForStack) {
        this.#answered = null;
        return;
      }
      let isStale = false;
      const timer = setTimeout(async () => {
        const { card, x, y, orientation } = held;
        const answer = await ask({ kind: "what_if", card, x, y, orientation });
        if (!isStale && answer?.kind === "if_so") this.#answered = { about: held, answer };
      }, PAUSE_MS);
      return () => {
        isStale = true;
        clearTimeout(timer);
      };
    });
  }

  get #isFresh(): boolean {
    return this.#answered !== null && this.#answered.about === this.#desk.held;
  }

  /** The last answer about this card, if perhaps for the cell before: it does not flicker. */
  get tally(): Tally | null {
    return this.#answered?.answer.tally ?? null;
  }

  get freshTally(): Tally | null {
    return this.#isFresh ? this.tally : null;
  }

  /** Only a fresh answer forbids; until then the server would tell. */
  get isForbidden(): boolean {
    return this.#isFresh && !this.#answered!.answer.is_legal;
  }
}
