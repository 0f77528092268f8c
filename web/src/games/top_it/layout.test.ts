import { describe, expect, it } from "vitest";
import { layoutFor, sidesFor, trayUnit } from "./layout.ts";

describe("the layout", () => {
  it("has people around a wide table, and lists them on a phone", () => {
    expect(layoutFor(1440, 836, 3).shape).toBe("wide");
    expect(layoutFor(390, 790, 3).shape).toBe("tall");
    expect(layoutFor(844, 340, 3).shape).toBe("low");
  });

  it("leaves room only where somebody sits", () => {
    expect(layoutFor(1440, 836, 1).padding.left).toBeLessThan(20);
    expect(layoutFor(1440, 836, 2).padding.top).toBeLessThan(20);
    expect(layoutFor(1440, 836, 3).padding.top).toBeGreaterThan(60);
  });

  it("seats everybody", () => {
    for (const others of [1, 2, 3]) expect(sidesFor(others)).toHaveLength(others);
  });

  it("shows fewer pieces larger", () => {
    const eight = [2.6, 1.7, 1.7, 1, 1.7, 3.5, 3.5, 1.7, 1.2];
    expect(trayUnit(362, eight.slice(0, 3))).toBeGreaterThan(trayUnit(362, eight));
    expect(trayUnit(760, eight)).toBeGreaterThan(trayUnit(362, eight));
    expect(trayUnit(760, [1])).toBeLessThan(60);
  });
});
