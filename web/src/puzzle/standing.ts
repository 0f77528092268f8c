// A result of the puzzle in words: beside what was possible, and to tell friends.

import type { Goal, PuzzleBoard } from "../wire.gen.ts";
import { puzzleWords } from "./messages.ts";

/** How a score stands beside the best possible or the par. */
export function besideGoal(score: number, { score: goal, is_proven }: Goal): string {
  const text = puzzleWords();
  if (is_proven) return score >= goal ? text.perfect : text.proven(goal);
  if (score > goal) return text.beaten(goal);
  return score === goal ? text.reached(goal) : text.par(goal);
}

/** Place and streak, as far as there is something to tell. */
export function honours({ place, finished, streak }: PuzzleBoard): string[] {
  const text = puzzleWords();
  return [
    ...(place === null ? [] : [text.place(place, finished)]),
    ...(streak > 1 ? [text.streak(streak)] : []),
  ];
}

/** The page of the very puzzle that was played: tomorrow this one has a day of its own, too. */
export const pathOf = ({ day }: PuzzleBoard, name: string): string => `/puzzle/${name}/${day}`;

/** What friends are told: the result, and nothing of the deal. */
export function shareText(
  board: PuzzleBoard,
  said: { game: string; day: string; result: string; link: string },
): string {
  const text = puzzleWords();
  const { goal } = board;
  const beside = goal && (goal.is_proven ? text.bestIs : text.parIs)(goal.score);
  return [
    text.shared(said.game, said.day),
    beside ? `${said.result} (${beside})` : said.result,
    ...(honours(board).length > 0 ? [honours(board).join(" · ")] : []),
    said.link,
  ].join("\n");
}
