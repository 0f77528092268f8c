// How a turned or flipped piece moves: from how it lay before to how it lies now.

import { prefersLessMotion } from "../../../../ui/motion.ts";
import { after, FLIP, TURN } from "./orientation.ts";
import type { LaidCard } from "../../wire.gen.ts";

const QUARTER_TURN = [{ transform: "rotate(-90deg)" }, { transform: "none" }];
const FLIPPING = [{ transform: "scaleX(-1)" }, { transform: "none" }];

/** The way from one to the other, if it is a single turn or flip and the eye wants to follow. */
export function turning(before: LaidCard, now: LaidCard): Keyframe[] | null {
  if (before.card !== now.card || prefersLessMotion()) return null;
  if (after(before.orientation, TURN) === now.orientation) return QUARTER_TURN;
  if (after(before.orientation, FLIP) === now.orientation) return FLIPPING;
  return null;
}
