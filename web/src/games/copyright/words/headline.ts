// What the shell says about a game of Copyright: whose move it is, why it ended, what was fine.

import type { ChairView, Outcome } from "../../../wire.gen.ts";
import { words } from "./words.ts";
import { nameOf } from "../board/others/people.ts";
import { pointsInWords } from "./spoken.ts";
import { minutes } from "./sum.ts";
import type { View } from "../wire.gen.ts";

type Chairs = readonly ChairView[];

/** What there is to do now, in a sentence. */
function task(view: View, seat: number | null, chairs: Chairs): string {
  const { headlines: say } = words();
  const isDone = seat === null || view.seats[seat]!.is_done;
  switch (view.phase) {
    case "model":
      return seat === view.maker ? say.youMake : say.making(nameOf(chairs, view.maker ?? 0));
    case "ready":
      return say.ready;
    case "called":
      return say.called;
    case "play":
      if (view.turn === 0) return say.together;
      return isDone ? say.waitForTurn : say.layThisCard;
    case "frame":
      return isDone ? say.waitForFrames : say.placeFrame;
    case "scored":
      return isDone ? say.waitForOthers : say.read;
    case "over":
      return say.over;
  }
}

export function headline(view: View, seat: number | null, chairs: Chairs): string {
  const { headlines: say } = words();
  if (view.options.variant === "puzzle") return view.phase === "over" ? say.over : say.puzzle;
  if (view.phase === "over") return say.over;
  const standing =
    seat === null ? say.firstTo(view.limit) : say.youHave(view.seats[seat]!.score, view.limit);
  return `${task(view, seat, chairs)} ${say.round(view.round)}, ${standing}.`;
}

export function why({ reason, winners, scores }: Outcome, chairs: Chairs): string {
  const { why: say, list } = words();
  const best = pointsInWords(Math.max(...scores));
  if (reason === "puzzle_done") return say.puzzle(best);
  const names = list(winners.map((seat) => nameOf(chairs, seat)));
  return winners.length > 1 ? say.shared(names, best) : say.limit(names, best);
}

/** The finest round of a game that did not keep its finest copy; else the copy itself is shown. */
export function memory(view: View, chairs: Chairs): string | null {
  const { memory: say } = words();
  if (view.finest || view.options.variant === "puzzle" || view.options.variant === "lightning")
    return null;
  const rounds = view.totals.flatMap((points, round) =>
    points.map((count, seat) => ({ count, seat, round: round + 1 })),
  );
  const best = rounds.toSorted((one, other) => other.count - one.count)[0];
  return best ? say.best(nameOf(chairs, best.seat), pointsInWords(best.count), best.round) : null;
}

/** The board ranks by points, then by milliseconds counted downward: more is better. */
export function puzzleResult([points = 0, unhurried = 0]: readonly number[]): string {
  return words().puzzleResult(pointsInWords(points), minutes(-unhurried));
}
