import { describe, expect, it } from "vitest";
import { badgeOn, dieShape, FIELD, pipsOf } from "./shapes.ts";

describe("what a covered space still asks for", () => {
  it.each([14, 20, 29, 30, 41, 42, 80])("hides no pip and no letter of a die of %i px", (px) => {
    const { x, y, side } = badgeOn(px);
    const shape = dieShape(px);
    const isUnder = (centre: number, reach: number, top: number, height: number): boolean =>
      (centre + reach) / FIELD > x && top / FIELD < y + side && (top + height) / FIELD > y;
    for (const [column, row] of pipsOf(6, shape)) {
      const { radius } = shape.pip!;
      expect(isUnder(column, radius, row - shape.rise - radius, 2 * radius)).toBe(false);
    }
    const { letter } = shape;
    const cap = letter.size * 0.7;
    expect(isUnder(letter.x, letter.size * 0.35, letter.y - shape.rise - cap, cap)).toBe(false);
  });

  it("is large enough to be read on a small card", () => {
    expect(20 * badgeOn(20).side).toBeGreaterThanOrEqual(10);
  });
});
