import { describe, expect, it } from "vitest";
import {
  boxBeside,
  fitting,
  following,
  gainOfTurn,
  pointAt,
  pushed,
  seenAt,
  zoomed,
} from "./camera.ts";
import type { Bounds, Corner } from "./polygon.ts";

const window = { width: 1000, height: 800 };
const pad = { left: 200, top: 0, right: 0, bottom: 0 };
const bounds = { left: -10, top: -4, right: 10, bottom: 4 };

describe("the camera", () => {
  it("shows all there is, in the middle of what is not covered", () => {
    const camera = fitting(bounds, window, pad);
    expect(seenAt(camera, [-10, 0])[0]).toBeCloseTo(200);
    expect(seenAt(camera, [10, 0])[0]).toBeCloseTo(1000);
    expect(seenAt(camera, [0, 0])[1]).toBeCloseTo(400);
  });

  it("does not come too close to a single piece", () => {
    const camera = fitting({ left: -1, top: -1, right: 1, bottom: 1 }, window, pad);
    expect(camera.zoom).toBeLessThan(2);
  });

  it("tells what a quarter turn gains, which is nothing for what is small", () => {
    const phone = { width: 390, height: 780 };
    const none = { left: 0, top: 0, right: 0, bottom: 0 };
    expect(gainOfTurn(bounds, phone, none)).toBeCloseTo(2);
    expect(gainOfTurn(bounds, { width: 780, height: 390 }, none)).toBeCloseTo(0.5);
    expect(gainOfTurn({ left: -1, top: -2, right: 1, bottom: 2 }, phone, none)).toBe(1);
  });

  it("keeps the point under the finger while it zooms", () => {
    const camera = fitting(bounds, window, pad);
    const before = pointAt(camera, [300, 200]);
    const after = pointAt(zoomed(camera, [300, 200], 1.5), [300, 200]);
    expect(after).toEqual(before.map((part) => expect.closeTo(part)));
  });

  it("never zooms to nothing, nor into a single tile", () => {
    const camera = fitting(bounds, window, pad);
    expect(zoomed(camera, [0, 0], 1e-6).zoom).toBeGreaterThan(0.2);
    expect(zoomed(camera, [0, 0], 1e6).zoom).toBeLessThan(3);
  });

  it("follows what is out of sight, and stays still for what is in sight", () => {
    const camera = fitting(bounds, window, pad);
    expect(following(camera, { left: 0, top: 0, right: 1, bottom: 1 }, window, pad)).toEqual(
      camera,
    );
    const away = pushed(camera, -500, 0);
    const back = following(away, bounds, window, pad);
    expect(seenAt(back, [-10, 0])[0]).toBeCloseTo(200);
  });

  const box = { width: 190, height: 46 };
  const place = { left: 450, top: 350, right: 550, bottom: 450 };
  const beside = (bounds: Bounds, look: Corner) => {
    const { left, top } = boxBeside(bounds, look, box, window, pad);
    return [left, top];
  };

  it("sets a box beside bounds, rather the way one looks", () => {
    expect(beside(place, [1, 0])).toEqual([550, 377]);
    expect(beside(place, [-0.9, 0.4])).toEqual([260, 377]);
    expect(beside(place, [0.4, 0.9])).toEqual([405, 450]);
    expect(beside(place, [0, -1])).toEqual([405, 304]);
  });

  it("never covers the bounds where there is no room the way one looks", () => {
    const atTheTop = { ...place, top: 0, bottom: 100 };
    expect(beside(atTheTop, [-0.1, -1])).toEqual([260, 27]);
    const inTheCorner = { left: 200, top: 0, right: 300, bottom: 100 };
    expect(beside(inTheCorner, [-0.8, -0.6])).toEqual([200, 100]);
  });

  it("keeps the box in sight", () => {
    expect(beside({ left: 400, top: 0, right: 500, bottom: 10 }, [1, 0])).toEqual([500, 0]);
  });
});
