// The people at the table, as a board names and seats them.

import type { ChairView } from "../wire.gen.ts";

export type Chairs = readonly ChairView[];

export const nameOf = (chairs: Chairs, seat: number): string => chairs[seat]?.name ?? "";

/** The others as one sees them around the table: those after one's own, in turn. Null: everybody. */
export function othersFrom(seats: number, own: number | null): readonly number[] {
  const first = own === null ? 0 : own + 1;
  const count = own === null ? seats : seats - 1;
  return Array.from({ length: count }, (_, after) => (first + after) % seats);
}
