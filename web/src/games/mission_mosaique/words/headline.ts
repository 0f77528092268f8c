// What the shell says about a game of Mission Mosaïque: what there is to do, how it ended.

import type { Outcome } from "../../../wire.gen.ts";
import { ROUNDS } from "../data.gen.ts";
import { words } from "./words.ts";
import { nameOf, type Chairs } from "../board/people.ts";
import type { GuessView, Picture, Reason, View } from "../wire.gen.ts";

export const isYourTurn = (view: View, seat: number | null): boolean =>
  seat !== null &&
  view.may.some((kind) =>
    ["pick_notebook", "say_ready", "open_notebook", "propose", "vote", "continue"].includes(kind),
  );

function guessing(guess: GuessView, view: View, seat: number | null, chairs: Chairs): string {
  const { headlines: say } = words();
  const name = nameOf(chairs, guess.guesser);
  const isMine = seat === guess.guesser;
  if (!guess.is_open) return isMine ? say.open : say.openWait(name);
  if (isMine) return say.answer;
  return view.may.includes("consult") ? say.whisper(name) : say.answerWait(name);
}

function picking(view: View, seat: number | null): string {
  const { headlines: say } = words();
  if (seat === null) return say.pickWatch;
  return view.may.includes("pick_notebook") ? say.pick : say.pickWait;
}

/** What there is to do now, in a sentence. */
function task(view: View, seat: number | null, chairs: Chairs): string {
  const { headlines: say, ranks } = words();
  switch (view.phase) {
    case "pick":
      return picking(view, seat);
    case "read":
      return view.may.includes("say_ready") ? say.read : say.readWait;
    case "count":
      return say.count;
    case "draw":
      return seat === null ? say.drawWatch : say.draw;
    case "guess":
      return guessing(view.guess!, view, seat, chairs);
    case "vote":
      return view.may.includes("vote") ? say.vote : say.voteWait;
    case "reveal":
      return say.reveal;
    case "over":
      return say.over(ranks[view.reason!].word);
  }
}

export function headline(view: View, seat: number | null, chairs: Chairs): string {
  const { headlines: say, at } = words();
  const what = task(view, seat, chairs);
  if (view.phase === "pick" || view.phase === "over") return what;
  const isDrawing = view.guess === null;
  const where = isDrawing ? at.round(view.round, view.page + 1) : say.round(view.round);
  return `${what} ${where}`;
}

/** All have won together, or none has: what is told is how well. */
export const verdict = ({ reason }: Outcome): string =>
  words().verdict(words().ranks[reason as Reason].letter);

export function why({ reason, scores }: Outcome): string {
  const { why: say, ranks } = words();
  return say(ranks[reason as Reason].word, scores[0] ?? 0, ROUNDS * scores.length);
}

/** The picture that most people laughed at, the later one among equals (MM-73). */
export const funniest = (pictures: readonly Picture[]): Picture | undefined =>
  pictures
    .filter(({ laughs }) => laughs)
    .reduce<Picture | undefined>(
      (best, each) => ((each.laughs ?? 0) >= (best?.laughs ?? 0) ? each : best),
      undefined,
    );

/** The funniest one; else the last that was recognised, for the hardest words come last. */
export function memory(view: View, chairs: Chairs): string | null {
  const { memory: say } = words();
  const funny = funniest(view.pictures);
  if (funny) {
    const { word, proposal, laughs, has_stamp } = funny;
    const isMisread = !has_stamp && proposal !== "";
    return isMisread ? say.misread(word, proposal, laughs ?? 0) : say.funny(word, laughs ?? 0);
  }
  const seen = view.pictures.findLast(({ has_stamp }) => has_stamp);
  if (seen) return say.right(nameOf(chairs, seen.recipient), seen.word);
  const missed = view.pictures.find(({ proposal }) => proposal !== "");
  return missed ? say.wrong(nameOf(chairs, missed.recipient), missed.word, missed.proposal) : null;
}
