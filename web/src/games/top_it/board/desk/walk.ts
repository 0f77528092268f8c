// A walk around the mosaic with keys, by hand: side by side, or with the stone piece by piece.

import { pieceInWords } from "../../words/spoken.ts";
import { words } from "../../words/words.ts";
import type { ShapeView, View } from "../../wire.gen.ts";
import { laidPieces } from "../pieces.ts";
import { freeSides, waysAgainst, type Held } from "./sides.ts";

interface Stop {
  readonly held: Held;
  /** Where that is, in words. */
  readonly told: string;
}

const wrapped = (number: number, all: number): number => (number + all) % all;

export class Walk {
  #side = 0;
  #way = 0;

  /** The piece against another side, or with another of its own sides. */
  along(view: View, shape: ShapeView, bySide: number, byWay: number): Stop {
    const sides = freeSides(laidPieces(view));
    this.#side = wrapped(this.#side + bySide, sides.length);
    const side = sides[this.#side]!;
    const ways = waysAgainst(shape, side);
    this.#way = wrapped((this.#way % ways.length) + byWay, ways.length);
    const piece = pieceInWords(view, side.piece);
    const told = words().said.against(
      this.#side + 1,
      sides.length,
      piece,
      this.#way + 1,
      ways.length,
    );
    return { held: ways[this.#way]!, told };
  }

  /** The next piece on which the stone could be tried. */
  next(view: View, felt: number | null, by: number): number | null {
    const pieces = laidPieces(view).map(({ piece }) => piece);
    const now = felt === null ? (by > 0 ? -1 : 0) : pieces.indexOf(felt);
    return pieces[wrapped(now + by, pieces.length)] ?? null;
  }
}
