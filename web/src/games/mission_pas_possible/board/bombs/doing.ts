// What a teammate is doing, in a few words.

import { heldBy } from "../people.ts";
import type { CentreDie, View } from "../../wire.gen.ts";
import { things } from "../../words/things.ts";
import { canPlace } from "./placers.ts";

const wantedBy = (view: View, seat: number): CentreDie | undefined =>
  view.centre.find(({ wanted_by }) => wanted_by.includes(seat));

/** "veut le 3 jaune" */
export function doing(view: View, seat: number): string {
  const say = things().doing;
  const { duty, picks } = view.seats[seat]!;
  const [held, wanted] = [heldBy(view, seat), wantedBy(view, seat)];
  if (duty) return say.chooses;
  if (held) return say.holds(held.die);
  if (wanted) return say.wants(wanted.die);
  if (view.phase === "over") return "";
  if (view.phase === "draw") return view.holder === seat ? say.drawsDice : say.waits;
  if (view.phase !== "place") return say.waits;
  if (picks === 0) return say.hasPlaced;
  return canPlace(view, seat) ? say.canPlace : say.waits;
}
