// The people at the table, as the board names them.

import type { ChairView } from "../../wire.gen.ts";
import { words } from "./messages.ts";

export const nameOf = (chairs: readonly ChairView[], seat: number): string =>
  chairs[seat]?.name ?? "";

/** "Toi" for the own seat, else the name. */
export const whoIs = (chairs: readonly ChairView[], seat: number, own: number | null): string =>
  seat === own ? words().You : nameOf(chairs, seat);

/** The seats around the table as one sees them: those after one's own, in turn. */
export function othersFrom(seats: number, own: number | null): readonly number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (own === null) return all;
  return [...all.slice(own + 1), ...all.slice(0, own)];
}
