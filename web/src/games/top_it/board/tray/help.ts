// What you can do now: a sentence, and a hint.

import type { ChairView } from "../../../../wire.gen.ts";
import type { Desk } from "../desk/desk.svelte.ts";
import { words } from "../../words/words.ts";
import { nameOfHand } from "../others/people.ts";
import { isEmpty, isSolo, taskOf, turnsOf } from "../pieces.ts";
import { sumOf } from "../../words/spoken.ts";

export interface Help {
  readonly lead: string;
  readonly more: string;
}

/** How many places or targets there are, and what the best of them brings. */
export function offer({ picked, choices, isByHand, chosen, view }: Desk): string {
  const isEmptyTable = view.last === null;
  const say = words().help;
  if (isByHand) {
    if (picked === "stone") return chosen ? say.stoneFits : say.stoneByHand;
    if (chosen) return say.fits;
    return isEmptyTable ? say.firstByHand : say.byHand;
  }
  const count = picked === "stone" ? say.targets : say.places;
  if (!choices?.length) return say.other;
  const points = choices.flatMap((choice) => choice.points ?? []);
  return count(choices.length, points.length ? Math.max(...points) : null);
}

/** The sum of a piece stands beside it where there is room. */
function aboutPicked(desk: Desk, isWide: boolean): Help {
  const say = words().help;
  const { picked, choices, chosen } = desk;
  const lead = picked === "stone" ? say.stone : (desk.isMyTurn ? say.piece : say.pieceTry)(picked!);
  if (choices === null) return { lead, more: say.searching };
  const isToldBeside = isWide && chosen?.kind === "placement";
  if (!chosen || chosen.points === null || isToldBeside) return { lead, more: offer(desk) };
  return { lead, more: say.here(sumOf(desk.view, chosen), chosen.points) };
}

function whileWaiting({ canPick, hand }: Desk): string {
  if (canPick) return words().help.waitHint;
  return isEmpty(hand) ? words().left(0, false) : "";
}

/** What is worth knowing, a thought a turn: neighbours, denial, the stone's timing. */
function tip({ view, hand }: Desk): string {
  const { tips, pickHint } = words().help;
  const turn = turnsOf(hand);
  if (turn === 1) return tips.neighbours;
  if (turn === 2) return isSolo(view) ? tips.neighbours : tips.denial;
  return turn > 3 && hand.stone === null ? tips.stone : pickHint;
}

function aboutTurn(desk: Desk, chairs: readonly ChairView[]): Help {
  const { help: say, headlines } = words();
  const { view } = desk;
  if (view.to_move === null) return { lead: headlines.over, more: "" };
  const name = nameOfHand(view, chairs, view.to_move);
  if (desk.seat === null) return { lead: headlines.theirs(name), more: say.watch };
  if (!desk.isMyTurn) return { lead: headlines.theirs(name), more: whileWaiting(desk) };
  if (view.last === null) return { lead: say.first, more: say.firstHint };
  const lead = say.task[taskOf(view, desk.hand)](isSolo(view) ? name : say.you);
  return { lead, more: tip(desk) };
}

export function helpFor(desk: Desk, chairs: readonly ChairView[], isWide: boolean): Help {
  if (desk.notice) return { lead: desk.notice.sentence, more: desk.isByHand ? "" : offer(desk) };
  return desk.picked ? aboutPicked(desk, isWide) : aboutTurn(desk, chairs);
}
