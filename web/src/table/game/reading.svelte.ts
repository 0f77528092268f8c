// The side sheet: which page of it is open, and what was said since it was last read.

import type { BookLine } from "../../wire.gen.ts";

export type Tab = "rules" | "log" | "chat";

export class Reading {
  #tab = $state<Tab | null>(null);
  #readUpTo = $state(0);

  constructor(private readonly lines: () => readonly BookLine[]) {
    this.#readUpTo = this.#last();
  }

  /** Null: the sheet is closed. */
  get tab(): Tab | null {
    return this.#tab;
  }

  set tab(tab: Tab | null) {
    // What was shown until now has been read, and so has what is opened.
    if (this.#tab === "chat" || tab === "chat") this.#readUpTo = this.#last();
    this.#tab = tab;
  }

  get unread(): number {
    if (this.#tab === "chat") return 0;
    return this.lines().filter(({ event, n }) => event === "said" && n > this.#readUpTo).length;
  }

  #last(): number {
    return this.lines().at(-1)?.n ?? 0;
  }
}
