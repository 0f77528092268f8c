// The space of a bomb card under a finger.

import { saidUnder } from "../../../../board/drag.svelte.ts";
import type { ScreenPoint } from "../../../../board/pointer.ts";
import type { Spot } from "../../wire.gen.ts";

/** Spaces say where they are: `data-spot="card space"`. */
export function spotAt(point: ScreenPoint): Spot | null {
  const [card, space] = (saidUnder(point, "spot") ?? "").split(" ").map(Number);
  return card === undefined || space === undefined ? null : { card, space };
}
