// What the shell says about a game of Mission Pas Possible.

import type { ChairView, Outcome } from "../../../wire.gen.ts";
import { minutesAndSeconds } from "../../../table/clock.svelte.ts";
import { secondsSaved } from "../board/time/countdown.ts";
import { words } from "./words.ts";
import { nameOf } from "../board/people.ts";
import type { Options, Reason, Told, View } from "../wire.gen.ts";

type Chairs = readonly ChairView[];

/** Everybody is free to act; one is called only for what nobody else can do. */
export const isYourTurn = (view: View, seat: number | null): boolean =>
  seat !== null && (view.seats[seat]!.duty !== null || (view.own?.can_draw ?? false));

const isWon = (reason: string): boolean => reason === "all_defused";

/** Those whose choice the whole table waits for. */
export function awaited(view: View, chairs: Chairs): readonly string[] {
  if (view.phase === "place" && view.centre.length > 0) return [];
  return view.seats.flatMap(({ duty }, seat) => (duty ? [nameOf(chairs, seat)] : []));
}

function task(view: View, seat: number | null, chairs: Chairs): string {
  const say = words().tasks;
  const mine = seat === null ? null : view.seats[seat]!;
  if (mine?.duty === "take_bomb") return say.bomb;
  if (mine?.duty === "lose_die") return say.loseHint;
  const choosing = awaited(view, chairs);
  if (choosing.length > 0) return say.choosing(choosing);
  if (view.phase === "draw") {
    return view.holder === seat ? say.draw : say.wait(nameOf(chairs, view.holder));
  }
  if (mine === null) return say.watched;
  if (view.phase === "reroll") return view.centre.length === 1 ? say.rerollOne : say.reroll;
  return mine.picks > 0 ? say.take : say.placed;
}

export function headline(view: View, seat: number | null, chairs: Chairs): string {
  const { headlines: say, tasks } = words();
  if (view.result) return isWon(view.result.reason) ? say.over.won : say.over.lost;
  if (view.turn === 0) return tasks.start;
  return `${say.turn(view.turn)} ${task(view, seat, chairs)}`;
}

export const verdict = ({ reason }: Outcome): string =>
  isWon(reason) ? words().verdict.won : words().verdict.lost;

export const why = ({ reason, scores }: Outcome): string =>
  words().why[reason as Reason](scores[0] ?? 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** A close finish, a near miss, or whoever defused the most. */
export function memory(view: View, chairs: Chairs): string | null {
  const { memory: say } = words();
  const { result } = view;
  if (!result) return null;
  const CLOSE_SECONDS = 60;
  const NEAR = 3;
  const left = secondsSaved(result.left_ms);
  if (isWon(result.reason) && left <= CLOSE_SECONDS) return say.close(left);
  if (!isWon(result.reason) && view.goal - view.defused <= NEAR) {
    return say.missing(view.goal - view.defused);
  }
  const [best] = view.seats
    .map(({ defused }, seat) => ({ seat, defused, points: sum(defused) }))
    .toSorted((one, other) => other.points - one.points);
  return best && best.points > 0
    ? say.best(nameOf(chairs, best.seat), best.defused.length, best.points)
    : null;
}

const USUAL_SECONDS = 600;

export function optionsInShort(options: Options): string {
  const say = words();
  const { level, setup, is_strict, countdown_seconds } = options;
  return [
    say.levels[level],
    say.setups[setup],
    is_strict ? say.strict : "",
    countdown_seconds === USUAL_SECONDS ? "" : say.minutes(countdown_seconds),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Who is compared with whom; a record from before the lists tells less. */
export function archiveList({ level, setup, players, bots, has_hints, is_slower }: Told): string {
  const { archive: say, levels, setups } = words();
  if (players === undefined) return say.earlier;
  return [
    levels[level],
    setups[setup],
    say.players(players, bots),
    has_hints ? say.hints : "",
    is_slower ? say.slow : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** "78 points, 1:12 left". */
export const puzzleResult = ([points = 0, left = 0]: readonly number[]): string =>
  words().puzzleResult(points, minutesAndSeconds(1000 * secondsSaved(left)));

export function archiveInShort(told: Told): string {
  const { archive: say, levels, minutes } = words();
  const left = minutesAndSeconds(told.seconds_left * 1000);
  return [
    levels[told.level],
    isWon(told.reason) ? say.won(left) : say.lost,
    told.is_slower ? say.slower(minutes(told.countdown_seconds)) : "",
  ]
    .filter(Boolean)
    .join(", ");
}
