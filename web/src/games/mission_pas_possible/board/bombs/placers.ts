// Who can place a die now. What somebody points at and can use is left to that player.

import type { CentreDie, View } from "../../wire.gen.ts";

const isFor = ({ usable_by, wanted_by }: CentreDie, seat: number): boolean =>
  usable_by.includes(seat) &&
  !wanted_by.some((other) => other !== seat && usable_by.includes(other));

export const canPlace = (view: View, seat: number): boolean =>
  view.centre.some((rolled) => isFor(rolled, seat));
