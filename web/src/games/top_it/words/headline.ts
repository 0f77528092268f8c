// What the shell says about a game of Top It: whose move it is, why it ended, what was fine.

import type { ChairView, Outcome } from "../../../wire.gen.ts";
import { words } from "./words.ts";
import { nameOf, nameOfHand } from "../board/others/people.ts";
import { allTurns, isSolo, taskOf, turnsOf } from "../board/pieces.ts";
import type { View } from "../wire.gen.ts";

type Chairs = readonly ChairView[];

export const isYourTurn = (view: View, seat: number | null): boolean =>
  seat !== null && view.to_move !== null && view.hands[view.to_move]!.seat === seat;

export function headline(view: View, seat: number | null, chairs: Chairs): string {
  const { headlines: say, said } = words();
  if (view.to_move === null) return say.over;
  const hand = view.hands[view.to_move]!;
  const name = nameOfHand(view, chairs, view.to_move);
  const turn = say.turn(turnsOf(hand) + 1, allTurns(hand));
  const passed = view.passed.map((passing) => nameOfHand(view, chairs, passing));
  const before = passed.length > 0 ? `${said.passed(passed)} ` : "";
  if (isSolo(view)) return `${before}${turn} ${say.solo(name, view.scores[0]!)}`;
  return `${before}${turn} ${isYourTurn(view, seat) ? say.yours[taskOf(view, hand)] : say.theirs(name)}`;
}

export function why({ reason, winners, scores }: Outcome, chairs: Chairs): string {
  const { why: say, list } = words();
  const best = Math.max(...scores);
  const stuck = reason === "nobody_can_move" ? ` ${say.stuck}` : "";
  if (scores.length === 1) return say.solo(best) + stuck;
  const names = list(winners.map((seat) => nameOf(chairs, seat)));
  return (winners.length > 1 ? say.shared(names, best) : say.won(names, best)) + stuck;
}

export const puzzleResult = ([points = 0]: readonly number[]): string =>
  words().puzzleResult(points);
