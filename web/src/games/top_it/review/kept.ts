// A mosaic of the gallery, as a view again: shapes and values are those of the prepared lesson, which
// the real rules have written.

import { STAGES } from "../guide/script.ts";
import { glazesOf } from "../board/colours.ts";
import { turnedOutline } from "../board/pieces.ts";
import type { HandView, LaidView, ShapeView, Told, View } from "../wire.gen.ts";
import type { KeepsakeProps } from "../../game.ts";

const EMPTY = STAGES[0]!.view;
const PARTS = 100;

type Chairs = KeepsakeProps<View>["chairs"];

const valued = (shape: ShapeView, largeSquare: number): ShapeView =>
  shape.shape === "large_square" ? { ...shape, value: largeSquare } : shape;

function laidOf(shapes: readonly ShapeView[], told: Told, piece: number): LaidView | null {
  const number = told.mosaic.findIndex(([hung]) => hung === piece);
  const hung = told.mosaic[number];
  if (!hung) return null;
  const [, turn, across, down, topped_by] = hung;
  const [x, y] = [across / PARTS, down / PARTS];
  const outline = turnedOutline(shapes[piece % shapes.length]!, turn);
  const corners = outline.map(([u, v]): [number, number] => [u + x, v + y]);
  return { turn, at: [0, 0, 0, 0], x, y, corners, number, points: 0, topped_by };
}

/** Alone, one plays all four colours. */
export function viewOf(told: Told, chairs: Chairs): View {
  const shapes = EMPTY.shapes.map((shape) => valued(shape, told.large_square));
  const isAlone = chairs.length === 1;
  const colours = isAlone ? (["blue", "green", "yellow", "red"] as const) : glazesOf(chairs);
  const hands = colours.map((colour, hand): HandView => {
    const pieces = shapes.map(({ shape }, place) => {
      return { shape, laid: laidOf(shapes, told, hand * shapes.length + place) };
    });
    return { seat: isAlone ? 0 : hand, colour, score: 0, pieces, stone: null };
  });
  return { ...EMPTY, shapes, hands, to_move: null, scores: isAlone ? [told.points] : [] };
}
