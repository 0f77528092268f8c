import { describe, expect, it } from "vitest";
import { layoutFor, railsOf, shapeFor } from "./layout.ts";

const PHONE = { width: 390, height: 792 };
const DESKTOP = { width: 1440, height: 836 };

describe("the layout", () => {
  it("has rails on a desktop, is tall on a phone and low on a phone that lies", () => {
    expect(shapeFor(DESKTOP)).toBe("wide");
    expect(shapeFor(PHONE)).toBe("tall");
    expect(shapeFor({ width: 1024, height: 700 })).toBe("tall");
    expect(shapeFor({ width: 844, height: 338 })).toBe("low");
  });

  it("seats teammates left and right", () => {
    expect(railsOf([1, 2, 3])).toEqual([[1, 2], [3]]);
    expect(railsOf([])).toEqual([[], []]);
  });

  it.each([1, 2, 4])("fits %i own bombs and the well into the centre of a desktop", (bombs) => {
    const { ownCard, well } = layoutFor(DESKTOP, { mates: 2, bombs, dice: 3 });
    expect(bombs * (ownCard.width + 20) + well).toBeLessThanOrEqual(1440 - 92 - 2 * 184 - 48);
  });

  it("shows two mates' cards and both own bombs on a phone without pushing", () => {
    const { mateCards, ownCard } = layoutFor(PHONE, { mates: 2, bombs: 2, dice: 3 });
    expect(4 * mateCards[0].width + 2 * 6 + 10).toBeLessThanOrEqual(390 - 24);
    expect(2 * ownCard.width + 8).toBeLessThanOrEqual(390 - 24);
    expect(ownCard.height).toBeGreaterThanOrEqual(164);
  });

  it.each([3, 4, 5])("keeps %i dice beside each other under the thumb", (dice) => {
    const { die } = layoutFor(PHONE, { mates: 4, bombs: 2, dice });
    expect(dice * (die + 20)).toBeLessThanOrEqual(390 - 28);
    expect(die + 20).toBeGreaterThanOrEqual(44);
  });
});
