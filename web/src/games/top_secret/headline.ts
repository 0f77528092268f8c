// What the shell says about a game of Top Secret: whose move it is, why it ended, what was fine.

import type { ChairView, Outcome } from "../../wire.gen.ts";
import { words } from "./messages.ts";
import { called, nameOf } from "./people.ts";
import { currentRound, roundOfSeries, seriesOf, taskOf, type Task } from "./situation.ts";
import type { Card, Result, View } from "./wire.gen.ts";

export { isYourTurn } from "./situation.ts";

type Chairs = readonly ChairView[];

export const numberInWords = (number: readonly Card[]): string => number.join(" ");

/** What is to be done, in the fewest words. */
function taskInWords(view: View, chairs: Chairs, task: Task): string {
  const say = words().do;
  switch (task.kind) {
    case "lay":
      return say.lay;
    case "hide":
      return say.hide;
    case "show":
      return say.show(nameOf(view, chairs, task.to), task.place);
    case "ask":
      return say.ask(task.place);
    case "look":
      return view.phase === "answer" ? say.lookAsked : say.look(task.place);
    case "answer":
      return say.answer(nameOf(view, chairs, task.to));
    case "call":
      return say.call(task.place);
    case "wait":
      return say.wait(task.for.map((visitor) => nameOf(view, chairs, visitor)));
    case "continue":
    case "over":
      return "";
  }
}

export function headline(view: View, seat: number | null, chairs: Chairs): string {
  const say = words().headlines;
  const last = view.results.at(-1);
  if (view.phase === "over") return words().do.over;
  if (view.phase === "reveal" && last) return say.reveal(nameOf(view, chairs, last.caller));
  const round = currentRound(view);
  const game = view.target > 1 ? view.game : 0;
  const where = say.round(game, seriesOf(round), roundOfSeries(round));
  const late = round.late.map((visitor) => called(view, chairs, visitor, seat));
  const told = late.length > 0 ? ` ${words().late(late)}` : "";
  return `${where}${told} ${taskInWords(view, chairs, taskOf(view, seat))}`.trim();
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
