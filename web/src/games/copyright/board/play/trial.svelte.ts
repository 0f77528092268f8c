// A place to try: a second small stack that only its player sees and that never counts. It lives in
// this browser and survives a reload; the rules know nothing of it.

import { turnedStack, withCard, withoutCard } from "../cards/stack.ts";
import type { Orientation } from "../cards/orientation.ts";
import { keep, kept } from "./kept.ts";
import type { LaidCard } from "../../wire.gen.ts";

export class Trial {
  #cards = $state.raw<readonly LaidCard[]>([]);
  /** The mat shows the trial, and not the stack that counts. */
  isOpen = $state(false);

  constructor(
    readonly table: string | undefined,
    readonly round: number,
    readonly hand: () => readonly string[],
    readonly isLaid: (card: number) => boolean,
  ) {
    this.#cards = kept(table, round);
  }

  /** A card that counts by now lies here no longer. */
  get cards(): readonly LaidCard[] {
    const hand = this.hand();
    return this.#cards.filter(({ card, face }) => hand[card] === face && !this.isLaid(card));
  }

  has(card: number): boolean {
    return this.cards.some((other) => other.card === card);
  }

  lay(card: LaidCard): void {
    this.#keep(withCard(this.cards, card));
  }

  take(card: number): void {
    this.#keep(withoutCard(this.cards, card));
  }

  clear(): void {
    this.#keep([]);
  }

  turn(orientation: Orientation): void {
    this.#keep(turnedStack(this.cards, orientation));
  }

  #keep(cards: readonly LaidCard[]): void {
    this.#cards = cards;
    keep(this.table, this.round, cards);
  }
}
