// What the server still needs to be told, so that its ink becomes ours.

import { POINTS_PER_PIECE } from "../../data.gen.ts";
import type { Draw, TakeBackStroke } from "../../wire.gen.ts";
import { NUMBERS_PER_POINT, pointsIn, type Ink, type Stroke } from "./stroke.ts";

const beginsWith = (stroke: Stroke, beginning: Stroke): boolean =>
  beginning.length <= stroke.length && beginning.every((number, at) => number === stroke[at]);

/** The next thing to send; null: the server has it all. */
export function nextPiece(own: Ink, theirs: Ink, page: number): Draw | TakeBackStroke | null {
  const last = theirs.length - 1;
  if (last >= 0 && !beginsWith(own[last] ?? [], theirs[last]!)) return { kind: "take_back_stroke" };
  const isWhole = last < 0 || theirs[last]!.length === own[last]!.length;
  const stroke = isWhole ? last + 1 : last;
  const numbers = own[stroke];
  if (!numbers) return null;
  const at = isWhole ? 0 : pointsIn(theirs[last]!);
  const from = at * NUMBERS_PER_POINT;
  const until = from + POINTS_PER_PIECE * NUMBERS_PER_POINT;
  return { kind: "draw", page, stroke, at, numbers: numbers.slice(from, until) };
}

/** The server's ink once it has taken the piece. */
export function inkAfter(theirs: Ink, piece: Draw | TakeBackStroke): Ink {
  if (piece.kind === "take_back_stroke") return theirs.slice(0, -1);
  const before = theirs[piece.stroke] ?? [];
  return [...theirs.slice(0, piece.stroke), [...before, ...piece.numbers]];
}
