// A tally spelled out as a sum: what was won, what was lost, line by line.

import { MINUS, number } from "../../../number.ts";
import type { Tally } from "../wire.gen.ts";

export interface Sum {
  readonly right: number;
  readonly bonus: number;
  /** What the rows and columns outside the frame cost; nothing where the solver does not pay. */
  readonly overhang: number;
  readonly missed: number;
  readonly net: number;
}

export function sumOf({ right, bonus, rows_out, columns_out, net }: Tally): Sum {
  const overhang = rows_out.length + columns_out.length;
  return {
    right: right.length,
    bonus,
    overhang,
    missed: right.length + bonus - overhang - net,
    net,
  };
}

/** "9 + 1 − 2" */
export function spelled(tally: Tally): string {
  const { right, bonus, overhang, missed } = sumOf(tally);
  const added = bonus > 0 ? ` + ${bonus}` : "";
  const lost = [overhang, missed].filter((cost) => cost > 0).map((cost) => ` ${MINUS} ${cost}`);
  return `${right}${added}${lost.join("")}`;
}

/** "9 + 1 − 2 = 8"; one number alone is no sum. */
export function summedUp(tally: Tally, points: number): string {
  const sum = spelled(tally);
  return sum === number(points) ? sum : `${sum} = ${number(points)}`;
}

/** A number that always shows its sign: "+5", "−2", "0". */
export const signed = (value: number): string => (value > 0 ? `+${value}` : number(value));

/** "2:07" */
export function minutes(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
