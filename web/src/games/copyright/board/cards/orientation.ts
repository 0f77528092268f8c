// The eight ways a card can lie, by the conventions of `model.py`: mirrored left to right if the
// orientation is 4 or more, then turned clockwise by its quarter turns.

export type Orientation = number;

const SIDE = 3;
export const CELLS = SIDE * SIDE;

export const SQUARE = 1;
export const CIRCLE = 2;
export const CROSS = 4;

const isMirrored = (orientation: Orientation) => orientation >= 4;
const quarterTurns = (orientation: Orientation) => orientation % 4;

const orientationOf = (mirrored: boolean, turns: number): Orientation =>
  (mirrored ? 4 : 0) + (((turns % 4) + 4) % 4);

/** What a card looks like after `first` and then `next`, as one orientation. */
export function after(first: Orientation, next: Orientation): Orientation {
  const turns = isMirrored(next) ? -quarterTurns(first) : quarterTurns(first);
  return orientationOf(isMirrored(first) !== isMirrored(next), turns + quarterTurns(next));
}

export const TURN: Orientation = 1;
export const TURN_BACK: Orientation = 3;
export const FLIP: Orientation = 4;

export interface Vector {
  readonly x: number;
  readonly y: number;
}

/** A point seen from the middle of a card, after the card has been oriented. */
export function oriented({ x, y }: Vector, orientation: Orientation): Vector {
  let point = { x: isMirrored(orientation) ? 0 - x : x, y };
  for (let turn = 0; turn < quarterTurns(orientation); turn++) {
    point = { x: 0 - point.y, y: point.x };
  }
  return point;
}

/** Where a cell of a card, 0 to 8, comes to lie. */
export function orientedCell(cell: number, orientation: Orientation): number {
  const middle = { x: (cell % SIDE) - 1, y: Math.floor(cell / SIDE) - 1 };
  const { x, y } = oriented(middle, orientation);
  return (y + 1) * SIDE + (x + 1);
}

/** The nine sets of symbols of a card, as bit masks, row by row. */
export function symbolsOf(face: string, orientation: Orientation): readonly number[] {
  const cells = new Array<number>(CELLS).fill(0);
  [SQUARE, CIRCLE, CROSS].forEach((symbol, index) => {
    cells[orientedCell(Number(face[index]), orientation)]! |= symbol;
  });
  return cells;
}
