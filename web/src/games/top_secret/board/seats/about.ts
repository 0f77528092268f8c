// Where somebody is and what they do, in a few words beside the mask.

import { words } from "../../words/words.ts";
import { AMBASSADOR, called, hasChair, type Chairs } from "../people.ts";
import { currentRound, meetingOf } from "../situation.ts";
import { isLaidOut, visitorsAt } from "../whereabouts.ts";
import type { Meeting, View } from "../../wire.gen.ts";
import { seats } from "../../words/seats.ts";

const othersAt = (meeting: Meeting, visitor: number): readonly number[] =>
  meeting.visitors.filter((other) => other !== visitor);

/** "au Rialto, avec toi" */
export function seatIs(view: View, chairs: Chairs, visitor: number, seat: number | null): string {
  const say = seats().seatIs;
  const place = currentRound(view).places[visitor] ?? null;
  const acts = view.to_act.includes(visitor);
  if (place === null) return notLaid(view, visitor, acts);
  const meeting = meetingOf(view, visitor);
  if (acts && view.phase === "answer" && meeting === null) return say.answers;
  if (meeting === null) {
    if (!isLaidOut(view)) return words().at[place];
    return visitorsAt(view, place).length > 1 ? say.crowd : say.alone;
  }
  const names = othersAt(meeting, visitor).map((other) => called(view, chairs, other, seat));
  return say.meets(place, words().list(names));
}

function notLaid(view: View, visitor: number, acts: boolean): string {
  const say = seats().seatIs;
  if (view.phase === "hiding") return acts ? say.toHide : say.later;
  if (visitor === AMBASSADOR && hasChair(view, visitor)) return say.hidden;
  return acts ? say.toLay : say.later;
}
