import { describe, expect, it } from "vitest";
import { centre, grown, heightOf, widthOf } from "./bounds.ts";
import {
  centredOn,
  following,
  isInSight,
  kept,
  NO_PADDING,
  pointAt,
  pushed,
  seenAt,
  unitFitting,
  zoomed,
} from "./camera.ts";

const window = { width: 1000, height: 800 };
const pad = { left: 200, top: 0, right: 0, bottom: 0 };
const bounds = { left: -10, top: -4, right: 10, bottom: 4 };
const camera = centredOn(bounds, 40, window, pad);

describe("bounds", () => {
  it("have a middle and a size, and grow on every side", () => {
    expect(centre({ left: 0, top: 1, right: 3, bottom: 5 })).toEqual([1.5, 3]);
    expect(grown({ left: 0, top: 0, right: 3, bottom: 4 }, 1)).toEqual({
      left: -1,
      top: -1,
      right: 4,
      bottom: 5,
    });
    expect([widthOf(bounds), heightOf(bounds)]).toEqual([20, 8]);
  });
});

describe("a camera", () => {
  it("has the largest unit at which all is seen beside what is covered", () => {
    expect(unitFitting(bounds, window, pad)).toBe(40);
    expect(unitFitting(bounds, window)).toBe(50);
    expect(unitFitting({ left: 0, top: 0, right: 1, bottom: 100 }, window)).toBe(8);
  });

  it("shows the bounds in the middle of what is not covered", () => {
    expect(seenAt(camera, [-10, 0])).toEqual([200, 400]);
    expect(seenAt(camera, [10, 4])).toEqual([1000, 560]);
  });

  it("finds what is under a point, and where a point is seen", () => {
    expect(pointAt(camera, seenAt(camera, [3, -2]))).toEqual([3, -2]);
  });

  it("keeps the point under the finger while it zooms", () => {
    const closer = zoomed(camera, [300, 200], 60);
    expect(closer.unit).toBe(60);
    const before = pointAt(camera, [300, 200]);
    expect(pointAt(closer, [300, 200])).toEqual(before.map((part) => expect.closeTo(part)));
  });

  it("follows what is out of sight, and stays still for what is in sight", () => {
    const near = { left: 0, top: 0, right: 1, bottom: 1 };
    expect(following(camera, near, window, pad)).toEqual(camera);
    const away = pushed(camera, [-500, 30]);
    expect(isInSight(away, bounds, window, pad)).toBe(false);
    const back = following(away, bounds, window, pad);
    expect(isInSight(back, bounds, window, pad)).toBe(true);
    expect(seenAt(back, [-10, 0])).toEqual([200, 430]);
  });

  it("never loses the board, however far it is pushed", () => {
    const lost = kept(pushed(camera, [9999, -9999]), bounds, window);
    expect(seenAt(lost, [-9, 3])).toEqual([1000, 0]);
    expect(kept(camera, bounds, window)).toEqual(camera);
  });

  it("covers nothing unless it is told so", () => {
    expect(isInSight(centredOn(bounds, 50, window), bounds, window, NO_PADDING)).toBe(true);
  });
});
