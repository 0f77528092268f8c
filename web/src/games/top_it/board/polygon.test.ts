import { describe, expect, it } from "vitest";
import {
  boundsOf,
  centreOf,
  contains,
  inset,
  outward,
  overlaps,
  quarterTurned,
  quarterTurnedBack,
  type Polygon,
} from "./polygon.ts";

const square: Polygon = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
];
const shifted = (x: number, y: number): Polygon => square.map(([u, v]) => [u + x, v + y]);

describe("polygons", () => {
  it("overlap only where they share an area", () => {
    expect(overlaps(square, shifted(1, 1))).toBe(true);
    expect(overlaps(square, shifted(2, 0))).toBe(false);
    expect(overlaps(square, shifted(2, 2))).toBe(false);
    expect(overlaps(square, square)).toBe(true);
  });

  it("contain the points inside", () => {
    expect(contains(square, [1, 0.1])).toBe(true);
    expect(contains(square, [2.1, 1])).toBe(false);
  });

  it("have their middle in the middle of the area", () => {
    expect(centreOf([...square, [-3, 1]])[0]).toBeCloseTo(1 / 7, 5);
    expect(centreOf(square.toReversed())).toEqual([1, 1]);
  });

  it("shrink on all sides", () => {
    expect(inset(square, 0.5)).toEqual([
      [0.5, 0.5],
      [1.5, 0.5],
      [1.5, 1.5],
      [0.5, 1.5],
    ]);
  });

  it("look outwards, whichever way their corners run", () => {
    const [x, y] = outward(square, [square[0]!, square[1]!]);
    expect([x, y]).toEqual([0, -1].map((part) => expect.closeTo(part)));
    const other = square.toReversed();
    expect(outward(other, [other[0]!, other[1]!])).toEqual([0, 1].map((n) => expect.closeTo(n)));
  });

  it("are bounded together", () => {
    const bounds = boundsOf([square, shifted(5, -1)])!;
    expect(bounds).toEqual({ left: 0, top: -1, right: 7, bottom: 2 });
    expect(boundsOf([])).toBeNull();
  });

  it("come back from a quarter turn", () => {
    expect(quarterTurnedBack(quarterTurned([3, 4]))).toEqual([3, 4]);
  });
});
