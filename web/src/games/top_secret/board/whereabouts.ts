// Who is where: the public side of a round, in words.

import { AMBASSADOR, called, hasChair, isDummy, nameOf, type Chairs } from "./people.ts";
import { ALL_VISITORS } from "./layout.ts";
import { words } from "../words/words.ts";
import { currentRound, isNewRound, openMeetings, shownRound } from "./situation.ts";
import type { Meeting, Place, View } from "../wire.gen.ts";

/** In the order in which they came. */
export function visitorsAt(view: View, place: Place): readonly number[] {
  const { places, starter } = shownRound(view);
  const here = ALL_VISITORS.filter((visitor) => places[visitor] === place);
  return here.toSorted((one, other) => lateness(one, starter) - lateness(other, starter));
}

const lateness = (visitor: number, starter: number): number =>
  visitor === AMBASSADOR ? visitor : (visitor - starter + 4) % 4;

/** Of the round whose cards lie there. */
const meetingAt = (view: View, place: Place): Meeting | null =>
  shownRound(view).meetings.find((meeting) => meeting.place === place) ?? null;

/** Whether all cards lie, so that everybody knows who meets whom. */
export const isLaidOut = (view: View): boolean =>
  currentRound(view).places.every((place) => place !== null);

/** Whether it is settled now, or somebody there may choose already: what the tray says, too. */
const isOpenNow = (view: View, meeting: Meeting): boolean =>
  openMeetings(view)[0] === meeting ||
  (view.phase === "meetings" && meeting.visitors.some((visitor) => view.to_act.includes(visitor)));

export interface PlaceState {
  readonly words: string;
  readonly look: "meeting" | "next" | "settled" | "nothing" | "none";
}

const NONE: PlaceState = { words: "", look: "none" };

const kindOf = (meeting: Meeting): string => {
  if (!meeting.visitors.includes(AMBASSADOR)) return words().meeting;
  return meeting.visitors.length > 2 ? words().audience : words().withAmbassador;
};

/** What all saw of a meeting: who was asked for a card (TS-41), that somebody looked (TS-61). */
function seenAt(view: View, chairs: Chairs, { asked, has_looked }: Meeting, seat: number | null) {
  if (asked !== null) return words().asked(called(view, chairs, asked, seat));
  return has_looked ? words().looked : "";
}

function meetingState(view: View, meeting: Meeting, seen: string): PlaceState {
  if (meeting.is_settled) return { words: seen || words().settled, look: "settled" };
  const what = kindOf(meeting);
  if (isOpenNow(view, meeting)) return { words: seen || what, look: "meeting" };
  return { words: words().next(what), look: "next" };
}

/** What is going on at a place, in words; or what was, while its cards still lie there. */
export function placeState(
  view: View,
  chairs: Chairs,
  place: Place,
  seat: number | null,
): PlaceState {
  const meeting = meetingAt(view, place);
  const seen = meeting ? seenAt(view, chairs, meeting, seat) : "";
  if (isNewRound(view)) return seen ? { words: seen, look: "settled" } : NONE;
  if (meeting) return meetingState(view, meeting, seen);
  const count = visitorsAt(view, place).length;
  if (!isLaidOut(view)) return NONE;
  if (count === 0) return { words: words().nobody, look: "nothing" };
  const sentence = count === 1 ? words().alone : words().crowd(count);
  return { words: sentence, look: "nothing" };
}

/** "Natacha, toi" */
export const namesAt = (
  view: View,
  chairs: Chairs,
  place: Place,
  seat: number | null,
): readonly string[] =>
  visitorsAt(view, place).map((visitor) => called(view, chairs, visitor, seat));

/** "Toi et Natacha": where a list of names stands alone. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A short name for a label on the table. */
export function titleOf(view: View, chairs: Chairs, visitor: number, seat: number | null): string {
  if (visitor === seat) return words().youTitle;
  if (isDummy(view, visitor)) return words().dummyTitle;
  return hasChair(view, visitor) ? nameOf(view, chairs, visitor) : words().ambassadorTitle;
}
