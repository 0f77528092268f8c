// What you can do now: a sentence, and a hint.

import type { ChairView } from "../../wire.gen.ts";
import type { Desk } from "./desk.svelte.ts";
import { words } from "./messages.ts";
import { nameOfHand } from "./people.ts";
import { isSolo } from "./pieces.ts";
import { sumOf } from "./spoken.ts";

export interface Help {
  readonly lead: string;
  readonly more: string;
}

function aboutPicked(desk: Desk, isWide: boolean): Help {
  const say = words().help;
  const { picked, choices, chosen } = desk;
  const lead = picked === "stone" ? say.stone : (desk.isMyTurn ? say.piece : say.pieceTry)(picked!);
  if (choices === null) return { lead, more: say.searching };
  if (chosen && !isWide) return { lead, more: say.here(sumOf(desk.view, chosen), chosen.points) };
  const count = picked === "stone" ? say.targets : say.places;
  return { lead, more: count(choices.length, choices[0]?.points ?? 0) };
}

function aboutTurn(desk: Desk, chairs: readonly ChairView[]): Help {
  const say = words().help;
  const { view } = desk;
  if (view.to_move === null) return { lead: say.over, more: "" };
  const name = nameOfHand(view, chairs, view.to_move);
  if (desk.seat === null) return { lead: say.wait(name), more: say.watch };
  if (!desk.isMyTurn) return { lead: say.wait(name), more: say.waitHint };
  if (view.last === null) return { lead: say.first, more: say.firstHint };
  const lead = desk.hand.stone === null ? say.pickOrStone : say.pick;
  return { lead: isSolo(view) ? say.wait(name) : lead, more: say.pickHint };
}

export function helpFor(desk: Desk, chairs: readonly ChairView[], isWide: boolean): Help {
  if (desk.notice) return { lead: desk.notice.sentence, more: words().help.pickHint };
  return desk.picked ? aboutPicked(desk, isWide) : aboutTurn(desk, chairs);
}
