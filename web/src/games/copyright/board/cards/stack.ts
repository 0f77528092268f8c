// A stack of transparent cards, as it looks: what each cell shows, how far it reaches, what covers
// what. When two cards touch is written in the server's data; what may be laid it alone judges.

import type { Bounds } from "../../../../board/bounds.ts";
import { after, oriented, symbolsOf, type Orientation } from "./orientation.ts";
import { TOUCHING } from "../../data.gen.ts";
import type { LaidCard, Spot } from "../../wire.gen.ts";

export interface Cell extends Spot {
  /** The union of the symbols of all cards over this cell (CR-18). */
  readonly symbols: number;
}

export const CARD_SIDE = 3;

const key = (x: number, y: number) => `${x},${y}`;

/** The cells that at least one card covers, each once. */
export function cellsOf(laid: readonly LaidCard[]): readonly Cell[] {
  const cells = new Map<string, Cell>();
  for (const card of laid) {
    symbolsOf(card.face, card.orientation).forEach((symbols, index) => {
      const x = card.x + (index % CARD_SIDE);
      const y = card.y + Math.floor(index / CARD_SIDE);
      const below = cells.get(key(x, y))?.symbols ?? 0;
      cells.set(key(x, y), { x, y, symbols: below | symbols });
    });
  }
  return [...cells.values()];
}

/** What the nine cells under a frame show; `null` is a hole (CR-30). */
export function framed(laid: readonly LaidCard[], frame: Spot): readonly (number | null)[] {
  const shown = new Map(cellsOf(laid).map((cell) => [key(cell.x, cell.y), cell.symbols]));
  return Array.from(
    { length: CARD_SIDE * CARD_SIDE },
    (_, index) =>
      shown.get(key(frame.x + (index % CARD_SIDE), frame.y + Math.floor(index / CARD_SIDE))) ??
      null,
  );
}

/** The smallest rectangle around cards (or frames) whose top left cells are these. */
export function boundsOf(spots: readonly Spot[]): Bounds {
  if (spots.length === 0) return { left: 0, top: 0, right: CARD_SIDE, bottom: CARD_SIDE };
  const left = Math.min(...spots.map((spot) => spot.x));
  const top = Math.min(...spots.map((spot) => spot.y));
  const right = Math.max(...spots.map((spot) => spot.x)) + CARD_SIDE;
  const bottom = Math.max(...spots.map((spot) => spot.y)) + CARD_SIDE;
  return { left, top, right, bottom };
}

export const covers = (card: Spot, x: number, y: number): boolean =>
  x >= card.x && x < card.x + CARD_SIDE && y >= card.y && y < card.y + CARD_SIDE;

/** The uppermost card over a cell. */
export const topCardAt = (laid: readonly LaidCard[], x: number, y: number): LaidCard | undefined =>
  laid.findLast((card) => covers(card, x, y));

export const isAt = (spot: Spot, x: number, y: number): boolean => spot.x === x && spot.y === y;

/** The spot of the list that lies nearest. */
export function nearest(spots: readonly Spot[], x: number, y: number): Spot | undefined {
  const distance = (spot: Spot) => (spot.x - x) ** 2 + (spot.y - y) ** 2;
  return spots.reduce<Spot | undefined>(
    (best, spot) => (best === undefined || distance(spot) < distance(best) ? spot : best),
    undefined,
  );
}

/** Whether two cards share a cell. */
export const touches = (one: Spot, other: Spot): boolean =>
  TOUCHING.some(([x, y]) => one.x - other.x === x && one.y - other.y === y);

/** The places where a card shares a cell with at least one of these. */
export function overlapping(cards: readonly Spot[]): readonly Spot[] {
  const places = new Map<string, Spot>();
  for (const card of cards) {
    for (const [dx, dy] of TOUCHING) {
      const [x, y] = [card.x + dx, card.y + dy];
      places.set(key(x, y), { x, y });
    }
  }
  return [...places.values()];
}

/** The stack with the card laid on top, or moved within its layer if it is already there. */
export function withCard(laid: readonly LaidCard[], card: LaidCard): readonly LaidCard[] {
  const isThere = laid.some((other) => other.card === card.card);
  if (!isThere) return [...laid, card];
  return laid.map((other) => (other.card === card.card ? card : other));
}

export const withoutCard = (laid: readonly LaidCard[], card: number): readonly LaidCard[] =>
  laid.filter((other) => other.card !== card);

/** The whole stack turned or flipped about the middle of the mat (CR-19). */
export function turnedStack(
  laid: readonly LaidCard[],
  orientation: Orientation,
): readonly LaidCard[] {
  return laid.map((card) => ({
    ...card,
    ...oriented(card, orientation),
    orientation: after(card.orientation, orientation),
  }));
}

/**
 * How far the whole stack was shifted between two views of it: a card left alone goes back to the
 * middle of the mat, which the eye need not notice.
 */
export function shiftBetween(before: readonly LaidCard[], now: readonly LaidCard[]): Spot {
  const shifts = now.flatMap((card) => {
    const old = before.find((other) => other.card === card.card);
    return old ? [{ x: card.x - old.x, y: card.y - old.y }] : [];
  });
  const [first] = shifts;
  const isCommon = first && shifts.every((shift) => isAt(shift, first.x, first.y));
  return isCommon ? first : { x: 0, y: 0 };
}
