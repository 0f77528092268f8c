// The people at the table, and what they hold.

import type { ChairView } from "../../wire.gen.ts";
import type { CentreDie, View } from "./wire.gen.ts";

type Chairs = readonly ChairView[];

export const nameOf = (chairs: Chairs, seat: number): string => chairs[seat]?.name ?? "";

/** The others as one sees them around the table: those after one's own chair, in turn. */
export function matesOf(view: View, seat: number | null): readonly number[] {
  const all = view.seats.length;
  const first = seat === null ? 0 : seat + 1;
  const count = seat === null ? all : all - 1;
  return Array.from({ length: count }, (_, after) => (first + after) % all);
}

export const heldBy = (view: View, seat: number | null): CentreDie | undefined =>
  view.centre.find(({ held_by }) => held_by !== null && held_by === seat);
