// What the shell says about a game of Top Secret: whose move it is, why it ended, what was fine.

import type { ChairView, Outcome } from "../../../wire.gen.ts";
import { words } from "./words.ts";
import { called, nameOf } from "../board/people.ts";
import { currentRound, lateSeats, placeOfSeries, taskOf } from "../board/situation.ts";
import { helpFor } from "./tasks.ts";
import type { Card, Result, View } from "../wire.gen.ts";

export { isYourTurn } from "../board/situation.ts";

type Chairs = readonly ChairView[];

/** It is never broken at the end of a line. */
export const numberInWords = (number: readonly Card[]): string => number.join("\u00a0");

export function headline(view: View, seat: number | null, chairs: Chairs): string {
  const say = words().headlines;
  const last = view.results.at(-1);
  if (view.phase === "over") return words().do.over;
  if (view.phase === "reveal" && last) return say.reveal(nameOf(view, chairs, last.caller));
  const round = currentRound(view);
  const game = view.target > 1 ? view.game : 0;
  const where = say.round(game, round.number, placeOfSeries(round));
  const late = lateSeats(view).map((visitor) => called(view, chairs, visitor, seat));
  const told = late.length > 0 ? ` ${words().late(late)}` : "";
  return `${where}${told} ${helpFor(view, chairs, taskOf(view, seat), null).lead}`;
}

/** Allies win together, which is no tie. */
export function verdict({ winners }: Outcome, chairs: Chairs, seat: number | null): string | null {
  if (winners.length < 2) return null;
  const { verdict: say, list } = words();
  const others = winners.filter((winner) => winner !== seat);
  const names = list(others.map((winner) => chairs[winner]?.name ?? ""));
  return others.length < winners.length ? say.won(names) : say.lost(names);
}

export function why({ winners, scores, reason }: Outcome, chairs: Chairs): string {
  const { why: say, list, reasons } = words();
  const names = list(winners.map((seat) => chairs[seat]?.name ?? ""));
  const best = Math.max(...scores);
  const ending = reasons[reason as Result["reason"]];
  return best > 1 ? `${ending} ${say.series(names, best)}` : `${ending} ${say.single(names)}`;
}

/** The boldest call: the right one that came first. */
export function memory(view: View, chairs: Chairs): string | null {
  const right = view.results
    .filter(({ reason }) => reason === "right_call")
    .toSorted((one, other) => one.rounds - other.rounds)[0];
  const result = right ?? view.results.at(-1);
  if (!result) return null;
  const caller = nameOf(view, chairs, result.caller);
  return words().memory(caller, numberInWords(result.number), result.rounds);
}
