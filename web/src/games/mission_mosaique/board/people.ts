// The people at the table, as the board names them.

import { nameOf, type Chairs } from "../../../board/people.ts";
import { words } from "../words/words.ts";

export { nameOf, type Chairs } from "../../../board/people.ts";

/** "Toi" for your seat, else the name. */
export const whoIs = (chairs: Chairs, seat: number, own: number | null): string =>
  seat === own ? words().you : nameOf(chairs, seat);

/** Everybody whose hand is in a picture, each once. */
export const namesOf = (chairs: Chairs, seats: readonly number[]): string =>
  words().list([...new Set(seats)].map((seat) => nameOf(chairs, seat)));
