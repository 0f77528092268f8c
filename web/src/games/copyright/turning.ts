// How a turned or flipped piece moves: from how it lay before to how it lies now.

import { after, FLIP, TURN } from "./orientation.ts";
import type { LaidCard } from "./wire.gen.ts";

const QUARTER_TURN = [{ transform: "rotate(-90deg)" }, { transform: "none" }];
const FLIPPING = [{ transform: "scaleX(-1)" }, { transform: "none" }];

export function turning(before: LaidCard, now: LaidCard): Keyframe[] | null {
  if (before.card !== now.card) return null;
  if (after(before.orientation, TURN) === now.orientation) return QUARTER_TURN;
  if (after(before.orientation, FLIP) === now.orientation) return FLIPPING;
  return null;
}
