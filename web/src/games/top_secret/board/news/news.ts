// What happens on the table, in words: for everybody who listens rather than looks.

import { AMBASSADOR, DUMMY, nameOf, type Chairs } from "../people.ts";
import { currentRound } from "../situation.ts";
import type { Meeting, Round, View } from "../../wire.gen.ts";
import { capital } from "../whereabouts.ts";
import { news } from "../../words/news.ts";

/** Who listens, and what they call the others. */
export interface NewsListener {
  readonly seat: number | null;
  name(visitor: number): string;
}

/** Where one goes oneself is no news. */
function laidSince(before: Round | null, now: Round, { seat, name }: NewsListener): string[] {
  return now.places.flatMap((place, visitor) => {
    if (place === null || visitor === seat || before?.places[visitor] === place) return [];
    return visitor === AMBASSADOR ? news().ambassador(place) : news().laid(name(visitor), place);
  });
}

function met({ visitors, place }: Meeting, { seat, name }: NewsListener): string {
  const others = visitors.filter((visitor) => visitor !== seat).map(name);
  const isMine = others.length < visitors.length;
  return isMine ? news().youMeet(others, place) : news().met(others, place);
}

function meetingsSince(before: Round | null, now: Round, listener: NewsListener): string[] {
  const wasOpen = before === null || before.places.includes(null);
  if (now.places.includes(null) || !wasOpen) return [];
  if (now.meetings.length === 0) return [news().nothing];
  return now.meetings.map((meeting) => met(meeting, listener));
}

/** Who asks knows it, and who is asked is told so as the next thing to do. */
function askedAt({ asked, visitors }: Meeting, { seat, name }: NewsListener): string[] {
  const asker = visitors[0]!;
  if (asked === null || seat === asker || seat === asked) return [];
  return [news().asked(name(asker), name(asked))];
}

function askedSince(before: Round | null, now: Round, listener: NewsListener): string[] {
  return now.meetings.flatMap((meeting, index) =>
    (before?.meetings[index]?.asked ?? null) === meeting.asked ? [] : askedAt(meeting, listener),
  );
}

/** At which card of the dummy's is nobody else's business (TS-61). */
function lookedAt({ visitors }: Meeting, { seat, name }: NewsListener): string[] {
  const looker = visitors.find((visitor) => visitor !== DUMMY)!;
  return looker === seat ? [] : [news().looked(name(looker))];
}

function lookedSince(before: Round | null, now: Round, listener: NewsListener): string[] {
  return now.meetings.flatMap((meeting, index) =>
    (before?.meetings[index]?.has_looked ?? false) === meeting.has_looked
      ? []
      : lookedAt(meeting, listener),
  );
}

/** Everything that is new in a round since it was last looked at; null: all of it. */
export function newsSince(before: Round | null, now: Round, listener: NewsListener): string {
  const parts = [laidSince, meetingsSince, askedSince, lookedSince];
  return parts.flatMap((since) => since(before, now, listener).map(capital)).join(" ");
}

/** Remembers what was told already; what lay there at first is no news. */
export class News {
  #before: Round | null = null;

  /** A round may have ended, and another begun, since the last look. */
  of(view: View, chairs: Chairs, seat: number | null): string {
    const before = this.#before;
    this.#before = currentRound(view);
    if (before === null) return "";
    const listener = { seat, name: (visitor: number) => nameOf(view, chairs, visitor) };
    return view.rounds
      .filter(({ number }) => number >= before.number)
      .map((round) => newsSince(round.number === before.number ? before : null, round, listener))
      .filter(Boolean)
      .join(" ");
  }
}
