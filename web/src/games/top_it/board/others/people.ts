// The people at the table and their hands, as the board names them.

import { nameOf, type Chairs } from "../../../../board/people.ts";
import { words } from "../../words/words.ts";
import { isSolo } from "../pieces.ts";
import type { View } from "../../wire.gen.ts";

export { nameOf, othersFrom } from "../../../../board/people.ts";

/** Whose hand it is: a person's, or alone just a colour. */
export function nameOfHand(view: View, chairs: Chairs, hand: number): string {
  const { seat, colour } = view.hands[hand]!;
  return isSolo(view) ? words().colours[colour] : nameOf(chairs, seat);
}
