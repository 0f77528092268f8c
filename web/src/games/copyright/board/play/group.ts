// Several cards that are lifted and moved together.

import { isAt, overlapping, touches, turnedStack } from "../cards/stack.ts";
import type { Orientation } from "../cards/orientation.ts";
import type { LaidCard, Spot } from "../../wire.gen.ts";

const moved = (cards: readonly LaidCard[], by: Spot): readonly LaidCard[] =>
  cards.map((card) => ({ ...card, x: card.x + by.x, y: card.y + by.y }));

/** The cards as they lie with the first of them there. */
export function groupAt(cards: readonly LaidCard[], { x, y }: Spot): readonly LaidCard[] {
  const [first] = cards;
  return first ? moved(cards, { x: x - first.x, y: y - first.y }) : cards;
}

/** The cards turned or flipped together, the first of them where it was. */
export function groupTurned(
  cards: readonly LaidCard[],
  orientation: Orientation,
): readonly LaidCard[] {
  const [first] = cards;
  if (!first) return cards;
  return moved(turnedStack(groupAt(cards, { x: 0, y: 0 }), orientation), first);
}

/** Where the first card may be, so that at least one of them shares a cell with the stack. */
export function groupSpots(
  cards: readonly LaidCard[],
  stack: readonly LaidCard[],
): readonly Spot[] {
  const [first] = cards;
  if (!first || stack.length === 0) return first ? [{ x: 0, y: 0 }] : [];
  const places = overlapping(stack);
  const all = cards.flatMap((card) =>
    places.map(({ x, y }) => ({ x: x - card.x + first.x, y: y - card.y + first.y })),
  );
  return all.filter((spot, index) => all.findIndex((s) => isAt(s, spot.x, spot.y)) === index);
}

/** The cards so that each touches the stack or one before it; null: some hang on nothing. */
export function layingOrder(
  cards: readonly LaidCard[],
  stack: readonly LaidCard[],
): readonly LaidCard[] | null {
  const order: LaidCard[] = [];
  const waiting = [...cards];
  while (waiting.length > 0) {
    const lying = [...stack, ...order];
    const next = waiting.findIndex(
      (card) => lying.length === 0 || lying.some((other) => touches(card, other)),
    );
    if (next < 0) return null;
    order.push(...waiting.splice(next, 1));
  }
  return order;
}
