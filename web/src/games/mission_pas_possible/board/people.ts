// The people at the table, and what they hold.

import { othersFrom } from "../../../board/people.ts";
import type { BombView, CentreDie, SeatView, View } from "../wire.gen.ts";

export { nameOf } from "../../../board/people.ts";

/** By seat: what somebody has just said. */
export type Sayings = ReadonlyMap<number, string>;

export const matesOf = (view: View, seat: number | null): readonly number[] =>
  othersFrom(view.seats.length, seat);

export const heldBy = (view: View, seat: number | null): CentreDie | undefined =>
  view.centre.find(({ held_by }) => held_by !== null && held_by === seat);

/** Without the gap that waits for a new one. */
export const bombsOf = ({ bombs }: SeatView): readonly BombView[] =>
  bombs.filter((bomb) => bomb !== null);
