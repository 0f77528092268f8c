// The people at the table and their hands, as the board names them.

import type { ChairView } from "../../wire.gen.ts";
import { words } from "./messages.ts";
import { isSolo } from "./pieces.ts";
import type { View } from "./wire.gen.ts";

type Chairs = readonly ChairView[];

export const nameOf = (chairs: Chairs, seat: number): string => chairs[seat]?.name ?? "";

/** Whose hand it is: a person's, or alone just a colour. */
export function nameOfHand(view: View, chairs: Chairs, hand: number): string {
  const { seat, colour } = view.hands[hand]!;
  return isSolo(view) ? words().colours[colour] : nameOf(chairs, seat);
}

/** The other hands as one sees them around the table: those after one's own, in turn. */
export function othersFrom(hands: number, home: number): readonly number[] {
  return Array.from({ length: hands - 1 }, (_, after) => (home + 1 + after) % hands);
}
