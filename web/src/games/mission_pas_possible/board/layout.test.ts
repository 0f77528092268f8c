import { describe, expect, it } from "vitest";
import { hasCaption, layoutFor, railsOf, shapeFor } from "./layout.ts";

const PHONE = { width: 390, height: 792 };
const LYING_PHONE = { width: 844, height: 338 };
const LYING_TABLET = { width: 1024, height: 704 };
const DESKTOP = { width: 1440, height: 836 };

describe("the layout", () => {
  it("has rails on a desktop, is tall on what stands and low on what lies", () => {
    expect(shapeFor(DESKTOP)).toBe("wide");
    expect(shapeFor(PHONE)).toBe("tall");
    expect(shapeFor({ width: 1024, height: 1300 })).toBe("tall");
    expect(shapeFor(LYING_TABLET)).toBe("low");
    expect(shapeFor(LYING_PHONE)).toBe("low");
    expect(shapeFor({ ...DESKTOP, height: 500 })).toBe("low");
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

  it("makes the bombs to take higher on a phone, and leaves the rest in sight", () => {
    const looking = layoutFor(PHONE, { mates: 2, bombs: 2, dice: 3 });
    const taking = layoutFor(PHONE, { mates: 2, bombs: 2, dice: 3, isTaking: true });
    expect(taking.rowCard.height).toBeGreaterThanOrEqual(1.5 * looking.rowCard.height);
    // Three on a line, two lines of them, in the place of the dice.
    expect(3 * taking.rowCard.width + 2 * 8).toBeLessThanOrEqual(PHONE.width - 28);
    expect(2 * taking.rowCard.height + taking.ownCard.height).toBeLessThanOrEqual(
      PHONE.height - 380,
    );
  });

  it.each([1, 2, 4])("has %i own bombs in one line above the dice where it is low", (bombs) => {
    const { ownCard, reach } = layoutFor(LYING_PHONE, { mates: 2, bombs, dice: 3 });
    expect(bombs * ownCard.width + (bombs - 1) * 8 + 24).toBeLessThanOrEqual(reach);
    expect(ownCard.height).toBeGreaterThanOrEqual(120);
  });

  it("keeps the bombs of a lying tablet off the buttons of the house", () => {
    const BUTTONS = 68;
    const { ownCard, reach } = layoutFor(LYING_TABLET, { mates: 3, bombs: 2, dice: 4 });
    expect(2 * ownCard.width + 8 + 12 + BUTTONS).toBeLessThanOrEqual(reach);
  });

  it("leaves the bag of somebody who watches five players in sight", () => {
    const NAME_AND_GAPS = 52 + 8;
    const BAG = 290;
    const { mateCards } = layoutFor(DESKTOP, { mates: 5, bombs: 0, dice: 5 });
    expect(3 * (2 * mateCards[0].height + NAME_AND_GAPS) + BAG).toBeLessThanOrEqual(836);
  });

  it("alone in a narrow window bag and sabotages stay in sight, and the row of five", () => {
    const NARROW = { width: 500, height: 706 };
    const REST = 74 + 34 + 50 + 30 + 242;
    const { ownCard, rowCard } = layoutFor(NARROW, { mates: 0, bombs: 4, dice: 3 });
    expect(REST + rowCard.height + 2 * ownCard.height + 8).toBeLessThanOrEqual(NARROW.height);
    expect(5 * rowCard.width + 4 * 8).toBeLessThanOrEqual(NARROW.width - 24);
  });

  it("writes a caption only on a bomb with room for it", () => {
    expect(hasCaption({ width: 302, height: 330 })).toBe(true);
    expect(hasCaption({ width: 302, height: 150 })).toBe(false);
    expect(hasCaption({ width: 179, height: 190 })).toBe(false);
  });

  it.each([3, 4, 5])("keeps %i dice beside each other under the thumb", (dice) => {
    const { die } = layoutFor(PHONE, { mates: 4, bombs: 2, dice });
    expect(dice * (die + 20) + (dice - 1) * 2).toBeLessThanOrEqual(390 - 28);
    expect(die + 20).toBeGreaterThanOrEqual(44);
  });
});

it.each([0, 1, 2])("on a phone, standing or lying, %i mates see the whole row of five", (mates) => {
  for (const phone of [PHONE, { width: 375, height: 615 }, LYING_PHONE]) {
    const { shape, reach, rowCard } = layoutFor(phone, { mates, bombs: 2, dice: 3 });
    const room = shape === "low" ? phone.width - reach : phone.width;
    expect(5 * rowCard.width + 4 * 8).toBeLessThanOrEqual(room - 24);
  }
});

it("on a phone five players' cards and the row of five lie side by side", () => {
  const phone = PHONE;
  const { rowCard, mateCards, ownCard } = layoutFor(phone, { mates: 4, bombs: 2, dice: 5 });
  expect(5 * rowCard.width + 4 * 8).toBeLessThanOrEqual(390 - 24);
  expect(4 * mateCards[0].width + 2 * 6 + 10).toBeLessThanOrEqual(390 - 24);
  expect(ownCard.height).toBeGreaterThanOrEqual(118);
  const taking = layoutFor(phone, { mates: 4, bombs: 2, dice: 5, isTaking: true });
  expect(taking.rowCard.width).toBeGreaterThan(rowCard.width);
});
