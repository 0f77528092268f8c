// Reactions that float up from a chair, are announced, and are forgotten.

import { words } from "../messages/words.svelte.ts";
import { announce } from "../ui/announcer.svelte.ts";
import type { Reacted } from "../wire.gen.ts";

export interface Floating extends Reacted {
  readonly id: number;
}

export const FLOAT_MS = 2600;
const AT_ONCE = 8;

export class Reactions {
  floating = $state.raw<readonly Floating[]>([]);
  #next = 0;

  readonly add = (reacted: Reacted): void => {
    const id = this.#next++;
    this.floating = [...this.floating, { ...reacted, id }].slice(-AT_ONCE);
    announce(`${reacted.name} ${words().reactions.names[reacted.reaction]}`);
    setTimeout(() => this.#forget(id), FLOAT_MS);
  };

  #forget(id: number): void {
    this.floating = this.floating.filter((one) => one.id !== id);
  }
}
