import { describe, expect, it } from "vitest";
import type { Bounds } from "../../../../board/bounds.ts";
import { pointAt, seenAt } from "../../../../board/camera.ts";
import { boxBeside, fitting, gainOfTurn, zoomed } from "./camera.ts";
import { SIDE } from "./drawing.ts";
import type { Corner } from "../polygon.ts";

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

  it("shows all of it even in a small window", () => {
    const small = { width: 360, height: 150 };
    const none = { left: 0, top: 0, right: 0, bottom: 0 };
    const tall = { left: -4, top: -8, right: 4, bottom: 8 };
    const camera = fitting(tall, small, none);
    expect(seenAt(camera, [0, -8])[1]).toBeCloseTo(0);
    expect(seenAt(camera, [0, 8])[1]).toBeCloseTo(150);
  });

  it("does not come too close to a single piece", () => {
    const camera = fitting({ left: -1, top: -1, right: 1, bottom: 1 }, window, pad);
    expect(camera.unit / SIDE).toBeLessThan(2);
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
    expect(zoomed(camera, [0, 0], 1e-6).unit / SIDE).toBeGreaterThan(0.2);
    expect(zoomed(camera, [0, 0], 1e6).unit / SIDE).toBeLessThan(3);
  });

  const box = { width: 190, height: 46 };
  const place = { left: 450, top: 350, right: 550, bottom: 450 };
  const beside = (bounds: Partial<Bounds>, look: Corner) =>
    boxBeside({ ...place, ...bounds }, look, box, window, pad);

  it("sets a box beside bounds, the way one looks", () => {
    expect(beside({}, [1, 0])).toEqual([550, 377]);
    expect(beside({}, [-0.8, 0.6])).toEqual([260, 407]);
    expect(beside({}, [0, -1])).toEqual([550, 327]);
  });

  it("sets it on the other side where there is no room", () => {
    expect(beside({ left: 800, right: 900 }, [1, 0])).toEqual([610, 377]);
    expect(beside({ left: 300, right: 400 }, [-1, 0])).toEqual([400, 377]);
  });

  it("keeps the box in sight", () => {
    expect(beside({ top: 0, bottom: 10 }, [1, 0])).toEqual([550, 0]);
    expect(beside({ left: 300, right: 900 }, [1, 0])).toEqual([200, 377]);
  });
});
