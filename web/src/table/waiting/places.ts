// Where the chairs stand around the table, clockwise from the reader's own at the bottom.

export interface PlaceAtTable {
  /** Percent of the room's width and height. */
  readonly x: number;
  readonly y: number;
  /** The way the chair's back looks: 0 up, 90 right, 180 down, 270 left. */
  readonly turn: 0 | 90 | 180 | 270;
}

interface Sides {
  readonly bottom: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
}

/** How many chairs stand on each side of a long table that lies before the reader. */
const LYING: Readonly<Record<number, Sides>> = {
  1: { bottom: 1, left: 0, top: 0, right: 0 },
  2: { bottom: 1, left: 0, top: 1, right: 0 },
  3: { bottom: 1, left: 0, top: 2, right: 0 },
  4: { bottom: 2, left: 0, top: 2, right: 0 },
  5: { bottom: 1, left: 1, top: 2, right: 1 },
  6: { bottom: 2, left: 1, top: 2, right: 1 },
  7: { bottom: 2, left: 1, top: 3, right: 1 },
  8: { bottom: 3, left: 1, top: 3, right: 1 },
};

/** The same for a phone, where the table stands on end. */
const STANDING: Readonly<Record<number, Sides>> = {
  1: { bottom: 1, left: 0, top: 0, right: 0 },
  2: { bottom: 1, left: 0, top: 1, right: 0 },
  3: { bottom: 1, left: 1, top: 0, right: 1 },
  4: { bottom: 1, left: 1, top: 1, right: 1 },
  5: { bottom: 1, left: 2, top: 0, right: 2 },
  6: { bottom: 1, left: 2, top: 1, right: 2 },
  7: { bottom: 1, left: 3, top: 0, right: 3 },
  8: { bottom: 1, left: 3, top: 1, right: 3 },
};

const MOST = 8;

/** `count` points spread evenly from one end to the other. */
function spread(count: number, from: number, to: number): readonly number[] {
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, at) => from + step * (at + 0.5));
}

interface Edges {
  readonly far: number;
  readonly near: number;
  readonly from: number;
  readonly to: number;
}

function around(sides: Sides, across: Edges, along: Edges): readonly PlaceAtTable[] {
  const bottom = spread(sides.bottom, across.to, across.from).map((x) => ({
    x,
    y: along.far,
    turn: 180 as const,
  }));
  return [
    // The reader's own place is the one at the bottom left.
    ...bottom.slice(-1),
    ...spread(sides.left, along.to, along.from).map((y) => ({
      x: across.near,
      y,
      turn: 270 as const,
    })),
    ...spread(sides.top, across.from, across.to).map((x) => ({
      x,
      y: along.near,
      turn: 0 as const,
    })),
    ...spread(sides.right, along.from, along.to).map((y) => ({
      x: across.far,
      y,
      turn: 90 as const,
    })),
    ...bottom.slice(0, -1),
  ];
}

export function lying(chairs: number): readonly PlaceAtTable[] {
  const sides = LYING[Math.min(chairs, MOST)]!;
  return around(
    sides,
    { near: 12.7, far: 85.7, from: 20, to: 78.4 },
    { near: 23.5, far: 79.5, from: 20, to: 84 },
  );
}

export function standing(chairs: number): readonly PlaceAtTable[] {
  const sides = STANDING[Math.min(chairs, MOST)]!;
  return around(
    sides,
    { near: 14, far: 86, from: 20, to: 80 },
    { near: 16, far: 82, from: 18, to: 82 },
  );
}

/** Which place a seat has when `own` sits at the bottom. */
export const placeOf = (seat: number, own: number | null, chairs: number): number =>
  (seat - (own ?? 0) + chairs) % chairs;
