import { describe, expect, it } from "vitest";
import { layoutFor, sidesFor, trayFit } from "./layout.ts";

describe("the layout", () => {
  it("has people around a wide table, and lists them on a phone", () => {
    expect(layoutFor(1440, 836, 3).shape).toBe("wide");
    expect(layoutFor(390, 790, 3).shape).toBe("tall");
    expect(layoutFor(844, 340, 3).shape).toBe("low");
    expect(layoutFor(960, 700, 3).shape).toBe("low");
  });

  it("leaves room only where somebody sits", () => {
    expect(layoutFor(1440, 836, 1).padding.left).toBeLessThan(20);
    expect(layoutFor(1440, 836, 2).padding.top).toBeLessThan(20);
    expect(layoutFor(1440, 836, 3).padding.top).toBeGreaterThan(60);
  });

  it("never has the mosaic under the buttons that bring it closer", () => {
    expect(layoutFor(1440, 836, 1).padding.right).toBeGreaterThan(54);
    expect(layoutFor(844, 340, 3).padding.right).toBeGreaterThan(54);
  });

  it("seats everybody", () => {
    for (const others of [1, 2, 3]) expect(sidesFor(others)).toHaveLength(others);
  });

  const eight = [2.6, 1.7, 1.7, 1, 1.7, 3.5, 3.5, 1.7];

  it("shows fewer pieces larger", () => {
    expect(trayFit(362, eight.slice(0, 3)).unit).toBeGreaterThan(trayFit(362, eight).unit);
    expect(trayFit(760, eight).unit).toBeGreaterThan(trayFit(362, eight).unit);
    expect(trayFit(760, [1]).unit).toBeLessThan(60);
  });

  it("keeps pieces in one row as long as they can be told apart there", () => {
    expect(trayFit(760, eight).isOneRow).toBe(true);
    expect(trayFit(334, eight).isOneRow).toBe(false);
    expect(trayFit(334, eight.slice(0, 4)).isOneRow).toBe(true);
  });

  it("never lets a row be wider than its room", () => {
    for (const room of [310, 362, 760]) {
      for (let count = 1; count <= eight.length; count += 1) {
        const widths = eight.slice(0, count);
        const { unit, isOneRow } = trayFit(room, widths);
        const buttons = widths.map((width) => unit * (width + 0.1) + 22);
        const all = buttons.reduce((sum, width) => sum + width, 0);
        expect(all).toBeLessThanOrEqual(isOneRow ? room : 2 * room);
      }
    }
  });
});
