// Cards that turn one by one, or all at once for whoever does not want to wait.

import { play as sound } from "../../../ui/sound.ts";

export const EACH_MS = 1100;

export class Turning {
  #turned = $state(0);
  readonly #cards: number;

  constructor(cards: number) {
    this.#cards = cards;
  }

  get isDone(): boolean {
    return this.#turned >= this.#cards;
  }

  isTurned(place: number): boolean {
    return place < this.#turned;
  }

  /** An effect: the next card turns after a while, unless all of them do before. */
  readonly wait = (): (() => void) | undefined => {
    if (this.isDone) return undefined;
    const timer = setTimeout(() => this.#turnOne(), EACH_MS);
    return () => clearTimeout(timer);
  };

  #turnOne(): void {
    this.#turned += 1;
    sound("putDown");
  }

  turnAll(): void {
    this.#turned = this.#cards;
  }
}
