// In which order a player keeps the cards of the hand. Only this browser knows; it survives a reload.

import { keep, kept } from "./kept.ts";

const CENTRE = 4;

/** Where a symbol is, however the card is turned: in the middle, on a side, in a corner. */
const region = (cell: number) => (cell === CENTRE ? 0 : cell % 2 === 1 ? 1 : 2);

/** Cards with the same symbol in the same kind of cell come together. */
const likeness = (face: string): string =>
  [...face].map((cell) => region(Number(cell))).join("") + face;

export class HandOrder {
  #wanted = $state.raw<readonly number[]>([]);

  constructor(
    readonly table: string | undefined,
    readonly round: number,
    readonly hand: () => readonly string[],
  ) {
    this.#wanted = kept(table && `${table}-order`, round);
  }

  /** All cards of the hand, the first to be shown first. */
  get cards(): readonly number[] {
    const all = this.hand().map((_, card) => card);
    const wanted = this.#wanted.filter((card) => card < all.length);
    return [...wanted, ...all.filter((card) => !wanted.includes(card))];
  }

  placeOf(card: number): number {
    return this.cards.indexOf(card);
  }

  /** The card at this place of the hand. */
  at(place: number): number | undefined {
    return this.cards[place];
  }

  move(card: number, to: number): void {
    const others = this.cards.filter((other) => other !== card);
    const place = Math.min(others.length, Math.max(0, to));
    this.#keep([...others.slice(0, place), card, ...others.slice(place)]);
  }

  /** Like to like; sorted already, as they were dealt. */
  sort(): void {
    const hand = this.hand();
    const sorted = hand
      .map((face, card) => ({ card, key: likeness(face) }))
      .toSorted((one, other) => one.key.localeCompare(other.key))
      .map(({ card }) => card);
    const isSorted = sorted.every((card, place) => card === this.cards[place]);
    this.#keep(isSorted ? [] : sorted);
  }

  #keep(cards: readonly number[]): void {
    this.#wanted = cards;
    keep(this.table && `${this.table}-order`, this.round, cards);
  }
}
