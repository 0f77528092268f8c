import { describe, expect, it } from "vitest";
import { gridLines, line, outlines, rounded, symbolStrokes, viewBox } from "./shapes.ts";
import { CIRCLE, CROSS, SQUARE } from "./orientation.ts";

const ALL = SQUARE | CIRCLE | CROSS;

describe("symbols", () => {
  it("draws each symbol of a union once, largest first", () => {
    const strokes = symbolStrokes([{ x: 0, y: 0, symbols: ALL }], 80);
    expect(strokes.map((stroke) => stroke.width)).toEqual([0.082, 0.08, 0.105]);
  });

  it("draws all symbols of one kind in one stroke", () => {
    const cells = [0, 1, 2].map((x) => ({ x, y: 0, symbols: CIRCLE }));
    const [circles, ...others] = symbolStrokes(cells, 80);
    expect(circles!.path.match(/M/g)).toHaveLength(3);
    expect(others).toEqual([]);
  });

  it("draws heavier strokes where cells are small", () => {
    const [small] = symbolStrokes([{ x: 0, y: 0, symbols: CIRCLE }], 12);
    expect(small!.width).toBe(0.1);
  });

  it("outlines what was missing, and nothing else", () => {
    expect(outlines({ x: 0, y: 0, symbols: 0 })).toBe("");
    expect(outlines({ x: 0, y: 0, symbols: ALL }).match(/M/g)).toHaveLength(3);
  });
});

it("draws four lines a card", () => {
  expect(
    gridLines([
      { x: 0, y: 0 },
      { x: 1, y: -1 },
    ]).match(/M/g),
  ).toHaveLength(8);
});

it("grows a card's edge on all sides", () => {
  expect(rounded({ x: 0, y: 0 })).toContain("M0.113 0h2.775");
  expect(rounded({ x: 0, y: 0 }, 0.5)).toContain("M0.113 -0.5h2.775");
});

it("leaves room around a picture, and no line thinner than a pixel", () => {
  expect(viewBox({ left: -1, top: 0, right: 3, bottom: 3 }, 0.5)).toBe("-1.5 -0.5 5 4");
  expect(line(0.03, 80)).toBe(0.03);
  expect(line(0.03, 10)).toBe(0.11);
});
