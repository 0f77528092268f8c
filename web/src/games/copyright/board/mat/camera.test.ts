import { describe, expect, it } from "vitest";
import { cellAt, fitting, pushed } from "./camera.ts";

const phone = { width: 390, height: 310 };
const card = { left: 0, top: 0, right: 3, bottom: 3 };

describe("the part of the mat that is seen", () => {
  it("puts the stack in the middle at the largest size that fits", () => {
    const camera = fitting(card, phone, 72);
    expect(camera.unit).toBe(72);
    expect(camera.left + 1.5 * camera.unit).toBe(195);
    expect(camera.top + 1.5 * camera.unit).toBe(155);
  });

  it("makes the cells smaller for a large stack", () => {
    const wide = { left: -3, top: 0, right: 5, bottom: 3 };
    const camera = fitting(wide, phone, 72);
    expect(camera.unit).toBeLessThan(50);
    expect(camera.left + wide.left * camera.unit).toBeGreaterThan(0);
    expect(camera.left + wide.right * camera.unit).toBeLessThan(phone.width);
  });

  it("never loses the mat, even in a window without room", () => {
    expect(fitting(card, { width: 0, height: 0 }, 72).unit).toBe(1);
  });

  it("finds the cell under a point", () => {
    const camera = fitting(card, phone, 72);
    expect(cellAt(camera, [195, 155])).toEqual({ x: 1, y: 1 });
    expect(cellAt(camera, [0, 155])).toEqual({ x: -2, y: 1 });
  });

  it("can be pushed, but never so far that the stack is out of sight", () => {
    const camera = fitting(card, phone, 72);
    expect(pushed(camera, [20, -10], card, phone)).toEqual({
      unit: 72,
      left: camera.left + 20,
      top: camera.top - 10,
    });
    expect(pushed(camera, [9999, 0], card, phone).left).toBe(390 - 72);
    expect(pushed(camera, [-9999, 0], card, phone).left).toBe(-2 * 72);
  });
});
