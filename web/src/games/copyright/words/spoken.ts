// What the board shows, put into words for those who listen.

import { words } from "./words.ts";
import {
  CIRCLE,
  CROSS,
  orientedCell,
  SQUARE,
  type Orientation,
} from "../board/cards/orientation.ts";
import { heightOf, widthOf } from "../../../board/bounds.ts";
import { boundsOf, CARD_SIDE, cellsOf, isAt } from "../board/cards/stack.ts";
import { number } from "../../../number.ts";
import type { LaidCard, Spot, Tally } from "../wire.gen.ts";

/** "square and cross", "empty", "hole". */
export function symbolsInWords(symbols: number | null | undefined): string {
  const { symbols: names, and, emptyCell, hole } = words();
  if (symbols === null || symbols === undefined) return hole;
  const named = [
    [SQUARE, names.square],
    [CIRCLE, names.circle],
    [CROSS, names.cross],
  ] as const;
  const shown = named.filter(([symbol]) => symbols & symbol).map(([, name]) => name);
  return shown.join(and) || emptyCell;
}

const rowsInWords = (rows: readonly (readonly (number | null | undefined)[])[]) =>
  rows.map((row, index) => words().rowInWords(index + 1, row.map(symbolsInWords)));

export function modelInWords(model: readonly number[]): string {
  const rows = [0, 1, 2].map((row) => model.slice(CARD_SIDE * row, CARD_SIDE * row + CARD_SIDE));
  return words().modelInWords(rowsInWords(rows));
}

export function stackInWords(laid: readonly LaidCard[]): string {
  if (laid.length === 0) return words().emptyMat;
  const cells = cellsOf(laid);
  const bounds = boundsOf(laid);
  const { left, top } = bounds;
  const shown = (x: number, y: number) => cells.find((cell) => isAt(cell, x, y))?.symbols;
  const rows = Array.from({ length: heightOf(bounds) }, (_, row) =>
    Array.from({ length: widthOf(bounds) }, (_, column) => shown(left + column, top + row)),
  );
  return words().stackInWords(rowsInWords(rows));
}

/** The three symbols of a card: "square row 1 column 1, …". */
export function faceInWords(face: string, orientation: Orientation = 0): string {
  const { symbols, symbolAt } = words();
  return [symbols.square, symbols.circle, symbols.cross]
    .map((name, index) => {
      const cell = orientedCell(Number(face[index]), orientation);
      return symbolAt(name, Math.floor(cell / CARD_SIDE) + 1, (cell % CARD_SIDE) + 1);
    })
    .join(", ");
}

/** Columns and rows as people count them: from the first of the stack. */
export function placeInWords(spot: Spot, laid: readonly LaidCard[]): [string, string] {
  const { left, top } = boundsOf(laid);
  return [number(spot.x - left + 1), number(spot.y - top + 1)];
}

export const pointsInWords = (points: number): string =>
  words().pointsInWords(number(points), points);

/** Where only the first copy counts, cells are told without points. */
export function tallyInWords({ right, net }: Tally, isCounted = true): string {
  const { said, rightCells } = words();
  const cells = `${right.length} ${rightCells(right.length)}`;
  return isCounted ? said.wouldScore(cells, pointsInWords(net)) : cells;
}
