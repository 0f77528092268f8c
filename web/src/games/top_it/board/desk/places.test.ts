import { describe, expect, it } from "vitest";
import { legible, nearestPlace, shownPlaces, turnsAt } from "./places.ts";
import type { Placement } from "../../wire.gen.ts";

const place = (x: number, y: number, points: number, turn = 0): Placement => ({
  kind: "placement",
  shape: "small_square",
  turn,
  at: [x, y, 0, 0],
  x,
  y,
  corners: [
    [x - 0.5, y - 0.5],
    [x + 0.5, y - 0.5],
    [x + 0.5, y + 0.5],
    [x - 0.5, y + 0.5],
  ],
  points,
  scoring: [],
});

const best = place(0, 0, 14);
const turned = place(0.3, 0, 9, 1);
const apart = place(3, 0, 8);
const all = [best, turned, apart];

describe("the places that light up", () => {
  it("are the best ones where they overlap", () => {
    expect(shownPlaces(all, null, null)).toEqual([best, apart]);
  });

  it("follow the turn of the piece", () => {
    expect(shownPlaces(all, null, 1)).toEqual([turned, apart]);
  });

  it("leave the chosen one free", () => {
    expect(shownPlaces(all, turned, null)).toEqual([apart]);
  });
});

describe("the points at places", () => {
  it("are all told where there is room", () => {
    expect(legible([best, apart], 3)).toEqual([best, apart]);
  });

  it("do not cover each other: the earlier is told", () => {
    expect(legible([best, apart], 3.1)).toEqual([best]);
    expect(legible([apart, best], 3.1)).toEqual([apart]);
  });

  it("are told once", () => {
    expect(legible([apart, best, apart], 3)).toEqual([apart, best]);
  });
});

describe("the place that is meant", () => {
  it("is the nearest", () => {
    expect(nearestPlace(all, [2.5, 0.2], null, 1)).toBe(apart);
    expect(nearestPlace(all, [0.29, 0], null, 1)).toBe(turned);
  });

  it("is rather one that needs no turning", () => {
    expect(nearestPlace(all, [0.29, 0], 0, 1)).toBe(best);
  });

  it("is none if all are far", () => {
    expect(nearestPlace(all, [1.6, 1], null, 0.9)).toBeNull();
  });
});

it("turning goes through all ways to lie there", () => {
  expect(turnsAt(all, turned)).toEqual([best, turned]);
});
