// The note sheet of one visitor, column by column as on paper: what was shown, to whom, and when.

import { AMBASSADOR, DUMMY, hasChair, othersFrom } from "../people.ts";
import { currentRound, meetingOf, openMeetings } from "../situation.ts";
import type { Fact } from "../desk.svelte.ts";
import type { Card, OwnView, View } from "../../wire.gen.ts";

/** Whom the sheet is about: the other agents, and the Ambassador if somebody plays him (TS-66). */
export function visitorsOn(view: View, seat: number | null): readonly number[] {
  const isMet = hasChair(view, AMBASSADOR) && seat !== AMBASSADOR;
  return isMet ? [...othersFrom(seat), AMBASSADOR] : othersFrom(seat);
}

/** Red cross: shown to me. Blue dot: I showed it. Black: seen, or shown, for what it is. */
export type Mark = "seen" | "shown" | "seen_black" | "shown_black";

export interface Column {
  readonly round: number;
  /** Through the Ambassador, not face to face. */
  readonly isThroughAmbassador: boolean;
  /** The meeting that is going on. */
  readonly isNow: boolean;
  readonly marks: Readonly<Partial<Record<Card, readonly Mark[]>>>;
}

type Marked = readonly [Card | null, Mark];

function collected(marked: readonly Marked[]): Column["marks"] {
  const marks: Partial<Record<Card, readonly Mark[]>> = {};
  for (const [card, mark] of marked) {
    if (card !== null) marks[card] = [...(marks[card] ?? []), mark];
  }
  return marks;
}

/** What a fact tells about this visitor, or told this visitor about me; null: nothing. */
function marksOf(fact: Fact, visitor: number, seat: number): readonly Marked[] | null {
  switch (fact.kind) {
    case "exchange":
      return fact.other !== visitor
        ? null
        : [
            ...(fact.seen ?? []).map((card) => [card, "seen"] as const),
            ...(fact.shown ?? []).map((card) => [card, "shown"] as const),
            [fact.seen_black, "seen_black"],
            [fact.shown_black, "shown_black"],
          ];
    case "answered":
      if (fact.asked === visitor) return [[fact.card, "seen_black"]];
      return fact.asked === seat && fact.asker === visitor ? [[fact.card, "shown_black"]] : null;
    case "looked":
      return visitor === DUMMY ? [[fact.card, "seen_black"]] : null;
  }
}

function columnOf(fact: Fact, visitor: number, seat: number): Column | null {
  const marked = marksOf(fact, visitor, seat);
  if (!marked) return null;
  return {
    round: fact.round,
    isThroughAmbassador: fact.kind === "answered" && visitor !== AMBASSADOR,
    isNow: false,
    marks: collected(marked),
  };
}

const meetsNow = (view: View, visitor: number, seat: number): boolean =>
  openMeetings(view).some(({ visitors }) => visitors.includes(visitor) && visitors.includes(seat));

export function columnsFor(view: View, own: OwnView, visitor: number, seat: number): Column[] {
  const columns = own.facts.flatMap((fact) => columnOf(fact, visitor, seat) ?? []);
  if (meetsNow(view, visitor, seat)) {
    const round = currentRound(view).number;
    columns.push({ round, isThroughAmbassador: false, isNow: true, marks: {} });
  }
  return columns;
}

/** Whose sheet lies open: whoever is met now, else whomever the last thing noted is about. */
export function openFor(view: View, own: OwnView, seat: number): number {
  const visitors = visitorsOn(view, seat);
  const met = meetingOf(view, seat)?.visitors.find((visitor) => visitors.includes(visitor));
  const last = own.facts.at(-1);
  const noted = last && visitors.find((visitor) => marksOf(last, visitor, seat) !== null);
  return met ?? noted ?? visitors[0]!;
}

/** With so many columns at least: what is empty waits to be filled, as on paper. */
export const withRoomFor = (
  least: number,
  columns: readonly Column[],
): readonly (Column | null)[] =>
  Array.from({ length: Math.max(least, columns.length) }, (_, at) => columns[at] ?? null);

/** With empty columns; as few as can be once somebody needs their room. */
export function groupsFor(
  columns: readonly (readonly Column[])[],
  fitting: number,
): readonly (readonly (Column | null)[])[] {
  const fewest = columns.some(({ length }) => length > fitting) ? 1 : fitting;
  return columns.map((group) => withRoomFor(fewest, group));
}
