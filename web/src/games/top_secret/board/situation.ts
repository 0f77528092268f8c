// What a seat is to do now, read from what its view offers.

import type { Black, Meeting, Place, Round, View } from "../wire.gen.ts";

export type Task =
  | { readonly kind: "hide" }
  | { readonly kind: "lay" }
  | { readonly kind: "show"; readonly to: number; readonly place: Place }
  | { readonly kind: "ask"; readonly place: Place }
  | { readonly kind: "look"; readonly place: Place; readonly blacks: readonly Black[] }
  /** Somebody was asked, and the card is mine to choose. */
  | { readonly kind: "pick"; readonly of: number; readonly blacks: readonly Black[] }
  | { readonly kind: "answer"; readonly to: number; readonly blacks: readonly Black[] }
  /** Nothing to show, but the telephone is there. */
  | { readonly kind: "call"; readonly place: Place }
  | { readonly kind: "continue" }
  | { readonly kind: "wait"; readonly for: readonly number[] }
  | { readonly kind: "over" };

export const currentRound = (view: View): Round => view.rounds.at(-1)!;

/** Whether nobody has moved in this round yet: the cards of the last one still lie there. */
export const isNewRound = (view: View): boolean =>
  view.rounds.length > 1 && currentRound(view).places.every((place) => place === null);

/** The round whose cards lie on the map. */
export const shownRound = (view: View): Round =>
  isNewRound(view) ? view.rounds.at(-2)! : currentRound(view);

/** The meeting at which everybody chooses now, or that this seat is at. */
export const openMeetings = (view: View): readonly Meeting[] =>
  currentRound(view).meetings.filter(({ is_settled }) => !is_settled);

export const meetingOf = (view: View, visitor: number | null): Meeting | null =>
  currentRound(view).meetings.find(({ visitors }) => visitors.includes(visitor ?? -1)) ?? null;

export function taskOf(view: View, seat: number | null): Task {
  if (view.phase === "over") return { kind: "over" };
  const offers = view.own?.offers;
  const wait: Task = { kind: "wait", for: view.to_act };
  if (!offers || seat === null) return wait;
  if (offers.can_continue) return { kind: "continue" };
  if (offers.places.length > 0) return { kind: view.phase === "hiding" ? "hide" : "lay" };
  return atMeeting(view, seat) ?? wait;
}

function atMeeting(view: View, seat: number): Task | null {
  const { pairs, agents, answers, looks, to, of, can_call, can_decline } = view.own!.offers;
  if (of !== null) return { kind: "pick", of, blacks: answers };
  if (answers.length > 0 && to !== null) return { kind: "answer", to, blacks: answers };
  const place = meetingOf(view, seat)?.place;
  if (place === undefined) return null;
  if (pairs.length > 0 && to !== null) return { kind: "show", to, place };
  if (agents.length > 0) return { kind: "ask", place };
  if (looks.length > 0) return { kind: "look", place, blacks: looks };
  return can_call || can_decline ? { kind: "call", place } : null;
}

export const isYourTurn = (view: View, seat: number | null): boolean =>
  seat !== null && view.to_act.includes(seat);

/** Which of the five place cards is laid in a round, from 1: then all come back (TS-24). */
export const placeOfSeries = (round: Round): number => ((round.number - 1) % 5) + 1;

/** For whom the clock chose: in this round, and in the last one while its cards still lie there. */
export function lateSeats(view: View): readonly number[] {
  const rounds = view.rounds.slice(isNewRound(view) ? -2 : -1);
  return [...new Set(rounds.flatMap(({ late }) => late))];
}
