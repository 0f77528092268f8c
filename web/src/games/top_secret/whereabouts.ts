// Who is where: the public side of a round, in words.

import { called, hasChair, isDummy, nameOf, type Chairs } from "./people.ts";
import { ALL_VISITORS } from "./layout.ts";
import { words } from "./messages.ts";
import { currentRound, isNewRound, openMeetings, shownRound } from "./situation.ts";
import type { Meeting, Place, View } from "./wire.gen.ts";

/** In the order in which they came. */
export function visitorsAt(view: View, place: Place): readonly number[] {
  const { places, starter } = shownRound(view);
  const here = ALL_VISITORS.filter((visitor) => places[visitor] === place);
  return here.toSorted((one, other) => lateness(one, starter) - lateness(other, starter));
}

const lateness = (visitor: number, starter: number): number =>
  visitor > 3 ? visitor : (visitor - starter + 4) % 4;

export const meetingAt = (view: View, place: Place): Meeting | null =>
  currentRound(view).meetings.find((meeting) => meeting.place === place) ?? null;

/** Whether all cards lie, so that everybody knows who meets whom. */
export const isLaidOut = (view: View): boolean =>
  currentRound(view).places.every((place) => place !== null);

/** The meeting that is settled now. */
export const currentMeeting = (view: View): Meeting | null => openMeetings(view)[0] ?? null;

export interface PlaceState {
  readonly words: string;
  readonly look: "meeting" | "next" | "settled" | "nothing" | "none";
}

const NONE: PlaceState = { words: "", look: "none" };

const kindOf = (meeting: Meeting): string => {
  if (!meeting.visitors.includes(4)) return words().meeting;
  return meeting.visitors.length > 2 ? words().audience : words().withAmbassador;
};

/** What is going on at a place, in words. */
export function placeState(view: View, place: Place): PlaceState {
  if (isNewRound(view)) return NONE;
  const meeting = meetingAt(view, place);
  if (meeting?.is_settled) return { words: words().settled, look: "settled" };
  if (meeting) {
    const isNow = currentMeeting(view) === meeting;
    const what = kindOf(meeting);
    return isNow ? { words: what, look: "meeting" } : { words: words().next(what), look: "next" };
  }
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
