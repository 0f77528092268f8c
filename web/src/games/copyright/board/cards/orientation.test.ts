import { describe, expect, it } from "vitest";
import {
  after,
  CIRCLE,
  CROSS,
  FLIP,
  oriented,
  orientedCell,
  SQUARE,
  symbolsOf,
  TURN,
} from "./orientation.ts";

const ORIENTATIONS = [0, 1, 2, 3, 4, 5, 6, 7];
const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const allCells = (orientation: number) => CELLS.map((cell) => orientedCell(cell, orientation));

describe("the conventions of model.py", () => {
  it("leaves a card as dealt in orientation 0", () => {
    expect(allCells(0)).toEqual(CELLS);
  });

  it("turns clockwise: the top left cell goes to the top right", () => {
    expect(allCells(TURN)).toEqual([2, 5, 8, 1, 4, 7, 0, 3, 6]);
  });

  it("mirrors left to right from orientation 4 on", () => {
    expect(allCells(FLIP)).toEqual([2, 1, 0, 5, 4, 3, 8, 7, 6]);
  });

  it("mirrors first and turns then", () => {
    expect(allCells(5)).toEqual(allCells(4).map((cell) => orientedCell(cell, 1)));
  });

  it("knows eight different orientations", () => {
    expect(new Set(ORIENTATIONS.map((o) => allCells(o).join(""))).size).toBe(8);
  });
});

describe("one orientation after another", () => {
  it("does to every cell what the two do in turn", () => {
    for (const first of ORIENTATIONS) {
      for (const next of ORIENTATIONS) {
        const both = CELLS.map((cell) => orientedCell(orientedCell(cell, first), next));
        expect(allCells(after(first, next))).toEqual(both);
      }
    }
  });

  it("comes back after four turns, and after two flips", () => {
    for (const start of ORIENTATIONS) {
      expect([TURN, TURN, TURN, TURN].reduce(after, start)).toBe(start);
      expect([FLIP, FLIP].reduce(after, start)).toBe(start);
    }
  });
});

describe("the symbols of a card", () => {
  it("reads a face as the cells of the square, the circle and the cross", () => {
    expect(symbolsOf("048", 0)).toEqual([SQUARE, 0, 0, 0, CIRCLE, 0, 0, 0, CROSS]);
  });

  it("moves them with the card", () => {
    expect(symbolsOf("048", TURN)).toEqual([0, 0, SQUARE, 0, CIRCLE, 0, CROSS, 0, 0]);
  });
});

it("turns a point about the middle without a negative zero", () => {
  expect(oriented({ x: 0, y: 0 }, 6)).toEqual({ x: 0, y: 0 });
  expect(oriented({ x: 2, y: -1 }, TURN)).toEqual({ x: 1, y: 2 });
});
