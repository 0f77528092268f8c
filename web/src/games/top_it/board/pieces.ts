// The pieces of a view, one by one. Piece number 8 × hand + place of its shape.

import { boundsOf, type Polygon } from "./polygon.ts";
import type { Colour, HandView, LaidView, Shape, ShapeView, View } from "../wire.gen.ts";

export interface LaidPiece {
  readonly piece: number;
  readonly hand: number;
  readonly colour: Colour;
  readonly shape: Shape;
  readonly value: number;
  readonly corners: Polygon;
  readonly laid: LaidView;
}

export const handOf = (view: View, piece: number): HandView =>
  view.hands[Math.floor(piece / view.shapes.length)]!;

export const shapeOf = (view: View, piece: number): ShapeView =>
  view.shapes[piece % view.shapes.length]!;

export const shapeNamed = (view: View, name: Shape): ShapeView =>
  view.shapes.find(({ shape }) => shape === name)!;

/** What lies on the table, in the order in which it was laid. */
export function laidPieces(view: View): readonly LaidPiece[] {
  const laid = view.hands.flatMap((hand, number) =>
    hand.pieces.flatMap((piece, place) =>
      piece.laid === null ? [] : [found(view, number, hand.colour, place, piece.laid)],
    ),
  );
  return laid.toSorted((one, other) => one.laid.number - other.laid.number);
}

function found(view: View, hand: number, colour: Colour, place: number, laid: LaidView): LaidPiece {
  const { shape, value } = view.shapes[place]!;
  const piece = hand * view.shapes.length + place;
  return { piece, hand, colour, shape, value, corners: laid.corners, laid };
}

export const inHand = (hand: HandView): readonly Shape[] =>
  hand.pieces.filter(({ laid }) => laid === null).map(({ shape }) => shape);

/** How wide a stone is, in short sides. */
export const STONE = 1.2;

/** How wide a piece is as it lies in a hand. */
export function widthOf(view: View, name: Shape): number {
  const shape = shapeNamed(view, name);
  const { left, right } = boundsOf([turnedOutline(shape, restingTurn(shape))])!;
  return right - left;
}

/** What there is to choose from in a turn. */
export type Task = "piece" | "stone" | "either";

export function taskOf(view: View, hand: HandView): Task {
  if (hand.stone !== null || !view.is_stone_allowed) return "piece";
  return inHand(hand).length === 0 ? "stone" : "either";
}

/** How many turns a hand has had. */
export const turnsOf = (hand: HandView): number =>
  hand.pieces.length - inHand(hand).length + (hand.stone ? 1 : 0);

/** All pieces and the stone (TI-36). */
export const allTurns = (hand: HandView): number => hand.pieces.length + 1;

export const isEmpty = (hand: HandView): boolean => turnsOf(hand) === allTurns(hand);

/** One player plays all hands (TI-48). */
export const isSolo = (view: View): boolean => view.scores.length === 1;

/** How a piece lies in a hand: on its longest side. */
export const restingTurn = ({ period }: ShapeView): number => 6 % period;

/** The outline of a shape, turned by twelfths. */
export function turnedOutline({ outline }: ShapeView, turn: number): Polygon {
  const angle = (turn * Math.PI) / 6;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return outline.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
}
