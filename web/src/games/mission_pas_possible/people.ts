// The people at the table, and what each one is doing, as the board names them.

import type { ChairView } from "../../wire.gen.ts";
import { words } from "./messages.ts";
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

const wantedBy = (view: View, seat: number): CentreDie | undefined =>
  view.centre.find(({ wanted_by }) => wanted_by.includes(seat));

/** "veut le 3 jaune" */
export function doing(view: View, seat: number): string {
  const say = words();
  const { duty, picks } = view.seats[seat]!;
  const [held, wanted] = [heldBy(view, seat), wantedBy(view, seat)];
  if (duty) return say.chooses;
  if (held) return say.holds(held.die);
  if (wanted) return say.wants(wanted.die);
  if (view.phase === "draw") return view.holder === seat ? say.drawsDice : say.waits;
  if (view.phase !== "place") return say.waits;
  if (picks === 0) return say.hasPlaced;
  return view.centre.some(({ usable_by }) => usable_by.includes(seat)) ? say.canPlace : say.waits;
}
