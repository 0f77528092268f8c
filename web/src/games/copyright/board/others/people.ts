// The people at the table, as the board names them.

import { nameOf, type Chairs } from "../../../../board/people.ts";
import { words } from "../../words/words.ts";

export { nameOf, othersFrom } from "../../../../board/people.ts";

/** "Toi" for your seat, else the name. */
export const whoIs = (chairs: Chairs, seat: number, own: number | null): string =>
  seat === own ? words().You : nameOf(chairs, seat);
