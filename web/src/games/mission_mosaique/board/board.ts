// What the parts of the board hand to each other.

import type { GameProps } from "../../game.ts";
import type { Action, Answer, Question, View } from "../wire.gen.ts";

export type BoardProps = GameProps<View, Action, Question, Answer>;

export type Shape = "tall" | "low" | "wide";

const WIDE = 900;
const LOW = 480;

/** A desktop, a phone, or a phone that lies on its side. */
export function shapeOf(width: number, height: number): Shape {
  if (height < LOW && width > height) return "low";
  return width >= WIDE ? "wide" : "tall";
}
