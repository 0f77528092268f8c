// The album as one image: where everything goes, in pixels.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Album {
  readonly width: number;
  readonly height: number;
  /** A stamp for each picture. */
  readonly stamps: readonly Box[];
}

const MARGIN = 48;
const GAP = 24;
const HEAD = 150;
const STAMP = { width: 300, height: 270 };
const MOST_COLUMNS = 8;

/** A row for each round where that fits, else as many rows as it takes. */
export function albumFor(pictures: number, rounds: number): Album {
  const columns = Math.max(1, Math.min(MOST_COLUMNS, Math.ceil(pictures / rounds)));
  const rows = Math.ceil(pictures / columns);
  const stamps = Array.from({ length: pictures }, (_, at) => ({
    x: MARGIN + (at % columns) * (STAMP.width + GAP),
    y: HEAD + Math.floor(at / columns) * (STAMP.height + GAP),
    ...STAMP,
  }));
  return {
    width: 2 * MARGIN + columns * (STAMP.width + GAP) - GAP,
    height: HEAD + rows * (STAMP.height + GAP) - GAP + MARGIN,
    stamps,
  };
}
