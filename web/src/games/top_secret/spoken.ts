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
  const isNew = now.places.every((place) => place !== null) && before?.places.includes(null);
  if (!isNew) return [];
  if (now.meetings.length === 0) return [say.nothing];
  return now.meetings.map(({ visitors, place }) => say.met(visitors.map(name), place));
}

const askedAt = ({ asked, visitors }: Meeting, name: Name): string[] =>
  asked === null ? [] : [words().said.asked(name(visitors[0]!), name(asked))];

function askedSince(before: Round | null, now: Round, name: Name): string[] {
  return now.meetings.flatMap((meeting, index) =>
    before?.meetings[index]?.asked === meeting.asked ? [] : askedAt(meeting, name),
  );
}

/** Everything that is new in this round since it was last looked at. */
export function newsSince(before: Round | null, now: Round, name: Name): string {
  const same = before?.number === now.number ? before : null;
  const told = [laidSince, meetingsSince, askedSince].flatMap((since) => since(same, now, name));
  return told.map(capital).join(" ");
}

/** Remembers what was told already; what lay there at first is no news. */
export class News {
  #before: Round | null = null;

  of(view: View, chairs: Chairs, seat: number | null): string {
    const now = currentRound(view);
    const before = this.#before;
    this.#before = now;
    if (before === null) return "";
    return newsSince(before, now, (visitor) => called(view, chairs, visitor, seat));
  }
}
