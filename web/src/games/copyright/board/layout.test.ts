import { describe, expect, it } from "vitest";
import { layoutFor } from "./layout.ts";

describe("the board on different screens", () => {
  it("has the measures of the picture on a phone", () => {
    const layout = layoutFor(390, 788, 2);
    expect(layout).toEqual({ shape: "tall", model: 40, mat: 72, hand: 20, opponent: 19 });
  });

  it("shows the model as large as the stack on a desktop", () => {
    const layout = layoutFor(1440, 836, 2);
    expect(layout.shape).toBe("wide");
    expect(layout.model).toBe(layout.mat);
    expect(layout.hand).toBe(28);
  });

  it("has room for ten cards beside an open sheet", () => {
    const width = 1440 - 400;
    const aroundTheHand = 484;
    const tenCards = 10 * (3 * layoutFor(width, 836, 3).hand + 11);
    expect(tenCards).toBeLessThan(width - aroundTheHand);
  });

  it("uses columns on a phone that lies on its side", () => {
    expect(layoutFor(844, 334, 1).shape).toBe("low");
  });

  it("lists many opponents under a smaller model there", () => {
    const height = 334;
    const [few, many] = [layoutFor(844, height, 2), layoutFor(844, height, 5)];
    expect(many.model).toBeLessThan(few.model);
    expect(3 * many.model + 5 * 4.2 * many.opponent).toBeLessThan(height - 80);
  });

  it("stays tall on a tablet, with larger cells", () => {
    const layout = layoutFor(768, 968, 1);
    expect(layout.shape).toBe("tall");
    expect(layout.mat).toBeGreaterThan(100);
  });

  it("makes room for five opponents", () => {
    expect(layoutFor(390, 788, 5).opponent).toBe(10);
    expect(layoutFor(1440, 836, 5).opponent).toBeLessThan(28);
  });
});
