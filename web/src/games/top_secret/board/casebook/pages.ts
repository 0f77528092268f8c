// The casebook: the public record of a game, round by round, in words. It tells what everybody saw,
// and so it is the same for whoever watches.

import { casebook } from "../../words/casebook.ts";
import { AMBASSADOR, isDummy, nameOf, type Chairs } from "../people.ts";
import { placeOfSeries } from "../situation.ts";
import { capital } from "../whereabouts.ts";
import type { Meeting, Place, Round, View } from "../../wire.gen.ts";

export interface Page {
  readonly number: number;
  /** By visitor; null: not laid yet. */
  readonly places: readonly (Place | null)[];
  readonly lines: readonly string[];
  readonly isNow: boolean;
  /** Whether all had taken back their places before it (TS-24). */
  readonly isNewSeries: boolean;
}

interface Reader {
  readonly view: View;
  name(visitor: number): string;
}

const isCallAt = ({ view }: Reader, round: Round, { visitors }: Meeting): boolean => {
  const result = view.phase === "reveal" || view.phase === "over" ? view.results.at(-1) : undefined;
  return result?.rounds === round.number && visitors.includes(result.caller);
};

function met({ view, name }: Reader, { visitors, place }: Meeting): string {
  const say = casebook();
  const agents = visitors.filter((visitor) => visitor !== AMBASSADOR);
  if (agents.length < visitors.length) {
    return agents.length > 1
      ? say.audience(agents.map(name), name(AMBASSADOR), place)
      : say.withAmbassador(name(agents[0]!), name(AMBASSADOR), place);
  }
  const dummy = agents.find((agent) => isDummy(view, agent));
  if (dummy === undefined) return say.exchange(agents.map(name), place);
  const visitor = agents.find((agent) => agent !== dummy)!;
  return say.withDummy(name(visitor), name(dummy), place);
}

/** What all saw of it: a question, a look; or that there was none. */
function done({ view, name }: Reader, { visitors, asked, has_looked, is_settled }: Meeting) {
  const say = casebook();
  const agents = visitors.filter((visitor) => visitor !== AMBASSADOR && !isDummy(view, visitor));
  const agent = name(agents[0]!);
  if (asked !== null) return [say.asked(agent, name(asked))];
  if (has_looked) return [say.looked(agent)];
  if (!is_settled || agents.length > 1) return [];
  return [visitors.includes(AMBASSADOR) ? say.askedNobody(agent) : say.lookedNot(agent)];
}

function linesOf(reader: Reader, round: Round): readonly string[] {
  const say = casebook();
  if (round.places.includes(null)) return [];
  const told = round.meetings.flatMap((meeting) => [
    met(reader, meeting),
    ...(isCallAt(reader, round, meeting)
      ? [say.called(reader.name(reader.view.results.at(-1)!.caller))]
      : done(reader, meeting)),
  ]);
  const late = round.late.length > 0 ? [say.late(round.late.map(reader.name))] : [];
  return [...(told.length > 0 ? told : [say.nobody]), ...late].map(capital);
}

/** The newest first. */
export function pagesOf(view: View, chairs: Chairs): readonly Page[] {
  const reader = { view, name: (visitor: number) => nameOf(view, chairs, visitor) };
  const last = view.rounds.at(-1)?.number;
  const isOver = view.phase === "reveal" || view.phase === "over";
  return view.rounds.toReversed().map((round) => ({
    number: round.number,
    places: round.places,
    lines: linesOf(reader, round),
    isNow: round.number === last && !isOver,
    isNewSeries: round.number > 1 && placeOfSeries(round) === 1,
  }));
}
