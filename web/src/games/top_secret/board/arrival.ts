// A card that comes to its place from the seat of whoever laid it.

import { prefersLessMotion } from "../../../ui/motion.ts";

const middleOf = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2];

/** The way from the seat's own mark on the board to where the card lies now. */
function wayFrom(seat: Element, card: Element): readonly [number, number] {
  const [fromX = 0, fromY = 0] = middleOf(seat.getBoundingClientRect());
  const [x = 0, y = 0] = middleOf(card.getBoundingClientRect());
  return [fromX - x, fromY - y];
}

/** An attachment: the card travels from `[data-visitor]`, or only fades in. */
export const arriveFrom = (visitor: number) => (card: HTMLElement) => {
  const board = card.closest(".board-of-venice");
  const seat = board?.querySelector(`[data-visitor="${visitor}"]`);
  const isStill = !seat || prefersLessMotion();
  const [x, y] = isStill ? [0, 0] : wayFrom(seat, card);
  const frames = [{ opacity: 0, transform: `translate(${x}px, ${y}px) scale(0.7)` }, {}];
  const motion = card.animate(isStill ? [{ opacity: 0 }, {}] : frames, {
    duration: 420,
    easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
  });
  return () => motion.cancel();
};
