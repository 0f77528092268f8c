// Who is at the table: agents by mask, the dummy of three players, the Ambassador.

import type { Chairs } from "../../../board/people.ts";
import { words } from "../words/words.ts";
import type { Colour, View } from "../wire.gen.ts";

export type { Chairs };

export const AGENTS = [0, 1, 2, 3] as const;
/** The agent without a chair, with three players (TS-58). */
export const DUMMY = 3;
export const AMBASSADOR = 4;

export const isDummy = (view: View, visitor: number): boolean =>
  view.seats === 3 && visitor === DUMMY;

/** The colour of a mask, and so its shape. */
export const maskOf = (view: View, visitor: number): Colour => view.colours[visitor]!;

/** Whether somebody sits behind this mask. */
export const hasChair = (view: View, visitor: number): boolean => visitor < view.seats;

/** Whether it is the Ambassador's deck: nobody plays him (TS-11). */
export const isDeck = (view: View, visitor: number): boolean =>
  visitor === AMBASSADOR && !hasChair(view, visitor);

export function nameOf(view: View, chairs: Chairs, visitor: number): string {
  if (hasChair(view, visitor)) return chairs[visitor]?.name ?? "";
  return visitor === AMBASSADOR ? words().ambassador : words().dummy;
}

/** As one speaks of them to a seat: "toi", or a name. */
export const called = (view: View, chairs: Chairs, visitor: number, seat: number | null): string =>
  visitor === seat ? words().you : nameOf(view, chairs, visitor);

/** The agents that one can wonder about: all but oneself, from the left hand on. */
export function othersFrom(seat: number | null): readonly number[] {
  const first = seat === null || seat === AMBASSADOR ? 0 : seat + 1;
  const turned = AGENTS.map((_, after) => (first + after) % AGENTS.length);
  return turned.filter((agent) => agent !== seat);
}
