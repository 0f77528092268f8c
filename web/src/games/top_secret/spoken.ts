// What happens on the table, in words: for everybody who listens rather than looks.

import { words } from "./messages.ts";
import { AMBASSADOR, called, type Chairs } from "./people.ts";
import { currentRound } from "./situation.ts";
import type { Meeting, Round, View } from "./wire.gen.ts";

type Name = (visitor: number) => string;

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

function laidSince(before: Round | null, now: Round, name: Name): string[] {
  const say = words().said;
  return now.places.flatMap((place, visitor) => {
    if (place === null || before?.places[visitor] === place) return [];
    return visitor === AMBASSADOR ? say.ambassador(place) : say.laid(name(visitor), place);
  });
}

function meetingsSince(before: Round | null, now: Round, name: Name): string[] {
  const say = words().said;
  const wasOpen = before === null || before.places.includes(null);
  if (now.places.includes(null) || !wasOpen) return [];
  if (now.meetings.length === 0) return [say.nothing];
  return now.meetings.map(({ visitors, place }) => say.met(visitors.map(name), place));
}

const askedAt = ({ asked, visitors }: Meeting, name: Name): string[] =>
  asked === null ? [] : [words().said.asked(name(visitors[0]!), name(asked))];

function askedSince(before: Round | null, now: Round, name: Name): string[] {
  return now.meetings.flatMap((meeting, index) =>
    (before?.meetings[index]?.asked ?? null) === meeting.asked ? [] : askedAt(meeting, name),
  );
}

/** Everything that is new in a round since it was last looked at; null: all of it. */
export function newsSince(before: Round | null, now: Round, name: Name): string {
  const told = [laidSince, meetingsSince, askedSince].flatMap((since) => since(before, now, name));
  return told.map(capital).join(" ");
}

/** Remembers what was told already; what lay there at first is no news. */
export class News {
  #before: Round | null = null;

  /** A round may have ended, and another begun, since the last look. */
  of(view: View, chairs: Chairs, seat: number | null): string {
    const before = this.#before;
    this.#before = currentRound(view);
    if (before === null) return "";
    const name = (visitor: number) => called(view, chairs, visitor, seat);
    return view.rounds
      .filter(({ number }) => number >= before.number)
      .map((round) => newsSince(round.number === before.number ? before : null, round, name))
      .filter(Boolean)
      .join(" ");
  }
}
