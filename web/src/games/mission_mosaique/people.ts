// The people at the table, as the board names them.

import type { ChairView } from "../../wire.gen.ts";
import { words } from "./messages.ts";

export type Chairs = readonly ChairView[];

export const nameOf = (chairs: Chairs, seat: number): string => chairs[seat]?.name ?? "";

/** "Toi" for the own seat, else the name. */
export const whoIs = (chairs: Chairs, seat: number, own: number | null): string =>
  seat === own ? words().you : nameOf(chairs, seat);

/** Everybody whose hand is in a picture, each once. */
export const namesOf = (chairs: Chairs, seats: readonly number[]): string =>
  words().list([...new Set(seats)].map((seat) => nameOf(chairs, seat)));

/** Passing goes to the left: the next seat. */
export const leftOf = (seat: number, seats: number): number => (seat + 1) % seats;
