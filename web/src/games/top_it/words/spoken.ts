// What is on the table, in words: for everybody who listens rather than looks.

import { words } from "./words.ts";
import { handOf, shapeNamed, shapeOf } from "../board/pieces.ts";
import type { LastMove, Placement, Target, View } from "../wire.gen.ts";

/** "hexagone vert" */
export const pieceInWords = (view: View, piece: number): string =>
  words().piece(shapeOf(view, piece).shape, handOf(view, piece).colour);

/** The values that add up to the points: "2 + 6 + 6". The very first piece counts double (TI-13). */
export function sumOf(view: View, choice: Placement | Target): string {
  const values = choice.scoring.map((piece) => shapeOf(view, piece).value);
  if (choice.kind === "target") return values.join(" + ");
  const own = shapeNamed(view, choice.shape).value;
  return values.length === 0 && (choice.points ?? 0) > own
    ? `${own} × 2`
    : [own, ...values].join(" + ");
}

/** What a piece that can stay lies against, or what the stone would top. */
export function fitInWords(view: View, choice: Placement | Target): string {
  const names = choice.scoring.map((piece) => pieceInWords(view, piece));
  return words().said.fits(names);
}

export function choiceInWords(
  view: View,
  choice: Placement | Target,
  at: number,
  all: number,
): string {
  const say = words().said;
  const names = choice.scoring.map((piece) => pieceInWords(view, piece));
  const [target = "", ...beside] = names;
  return choice.kind === "target"
    ? say.target(at, all, target, choice.points, beside)
    : say.place(at, all, choice.points, names);
}

/** "Gaston: hexagone, 14 points." */
export function moveInWords(view: View, move: LastMove, who: string): string {
  const { shape } = shapeOf(view, move.piece);
  return words().said.move(who, shape, move.is_stone, move.points);
}
