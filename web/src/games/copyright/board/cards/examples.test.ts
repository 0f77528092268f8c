import { describe, expect, it } from "vitest";
import * as examples from "./examples.ts";
import { cellsOf, framed } from "./stack.ts";

describe.each(Object.entries(examples))("the example %s", (_, { laid, model, tally }) => {
  it("CR-28 to CR-30: marks exactly the right cells", () => {
    const shown = framed(laid, tally.frame);
    const right = model.flatMap((symbols, cell) => (shown[cell] === symbols ? [cell] : []));
    expect(tally.right).toEqual(right);
  });

  it("CR-35 to CR-37: marks exactly the rows and columns outside the frame", () => {
    const isOutside = (at: number, start: number) => at < start || at >= start + 3;
    const rows = new Set(cellsOf(laid).map((cell) => cell.y));
    const columns = new Set(cellsOf(laid).map((cell) => cell.x));
    expect(tally.rows_out).toEqual([...rows].filter((y) => isOutside(y, tally.frame.y)));
    expect(tally.columns_out).toEqual([...columns].filter((x) => isOutside(x, tally.frame.x)));
  });

  it("adds up", () => {
    const { right, bonus, rows_out, columns_out, missed, net } = tally;
    expect(right.length + bonus - rows_out.length - columns_out.length - 2 * missed).toBe(net);
  });
});
