import { describe, expect, it } from "vitest";
import { CIRCLE, CROSS, FLIP, SQUARE, TURN } from "./orientation.ts";
import {
  boundsOf,
  cellsOf,
  framed,
  nearest,
  overlapping,
  shiftBetween,
  topCardAt,
  turnedStack,
  withCard,
  withoutCard,
} from "./stack.ts";
import type { LaidCard } from "../../wire.gen.ts";

const laid = (card: number, face: string, x = 0, y = 0, orientation = 0): LaidCard => ({
  card,
  face,
  x,
  y,
  orientation,
});

const shown = (stack: readonly LaidCard[], x: number, y: number) =>
  cellsOf(stack).find((cell) => cell.x === x && cell.y === y)?.symbols;

describe("what a stack shows", () => {
  it("CR-18: a cell shows the union of the symbols over it, whatever the order", () => {
    const lower = laid(0, "012");
    const upper = laid(1, "120");
    expect(shown([lower, upper], 0, 0)).toBe(SQUARE | CROSS);
    expect(shown([upper, lower], 0, 0)).toBe(SQUARE | CROSS);
  });

  it("CR-11: the same symbol twice is exactly one", () => {
    expect(shown([laid(0, "012"), laid(1, "013")], 1, 0)).toBe(CIRCLE);
  });

  it("CR-14: shifted cards share only some cells", () => {
    const cells = cellsOf([laid(0, "012"), laid(1, "012", 1, 1)]);
    expect(cells).toHaveLength(14);
    expect(shown([laid(0, "012"), laid(1, "012", 1, 1)], 1, 1)).toBe(SQUARE);
  });

  it("CR-30: a hole under the frame is not an empty cell", () => {
    const under = framed([laid(0, "012")], { x: 1, y: 0 });
    expect(under).toEqual([CIRCLE, CROSS, null, 0, 0, null, 0, 0, null]);
  });
});

describe("how far a stack reaches", () => {
  it("is one card's size when nothing lies there", () => {
    expect(boundsOf([])).toEqual({ left: 0, top: 0, right: 3, bottom: 3 });
  });

  it("holds every card", () => {
    const stack = [laid(0, "012"), laid(1, "012", -2, 1), laid(2, "012", 1, -1)];
    expect(boundsOf(stack)).toEqual({ left: -2, top: -1, right: 4, bottom: 4 });
  });
});

describe("moving cards", () => {
  it("lays a new card on top", () => {
    const stack = withCard([laid(0, "012")], laid(1, "345", 1, 0));
    expect(topCardAt(stack, 1, 0)?.card).toBe(1);
    expect(topCardAt(stack, 0, 0)?.card).toBe(0);
    expect(topCardAt(stack, 9, 9)).toBeUndefined();
  });

  it("CR-16: moves a laid card within its layer", () => {
    const stack = withCard([laid(0, "012"), laid(1, "345")], laid(0, "012", 1, 0));
    expect(stack).toEqual([laid(0, "012", 1, 0), laid(1, "345")]);
  });

  it("takes one card off", () => {
    expect(withoutCard([laid(0, "012"), laid(1, "345")], 0)).toEqual([laid(1, "345")]);
  });

  it("CR-19: turning the whole stack turns what it shows", () => {
    const stack = [laid(0, "012"), laid(1, "345", 1, 0)];
    const turned = turnedStack(stack, TURN);
    expect(turned[1]).toMatchObject({ x: 0, y: 1, orientation: TURN });
    for (const cell of cellsOf(stack)) {
      expect(shown(turned, 2 - cell.y, cell.x)).toBe(cell.symbols);
    }
  });

  it("CR-19: flipping the whole stack mirrors what it shows", () => {
    const stack = [laid(0, "012"), laid(1, "345", 1, -1, 3)];
    for (const cell of cellsOf(stack)) {
      expect(shown(turnedStack(stack, FLIP), 2 - cell.x, cell.y)).toBe(cell.symbols);
    }
  });

  it("CR-15: knows where a card shares a cell with another", () => {
    expect(overlapping([laid(0, "012")])).toHaveLength(25);
    const around = overlapping([laid(0, "012"), laid(1, "012", 3, 3)]);
    expect(around).toHaveLength(25 + 25 - 4);
    expect(around).not.toContainEqual({ x: 3, y: 0 });
  });

  it("finds the nearest allowed spot, and none among none", () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 2, y: 1 },
    ];
    expect(nearest(spots, 5, 5)).toEqual({ x: 2, y: 1 });
    expect(nearest([], 5, 5)).toBeUndefined();
  });
});

describe("the same stack counted from another cell", () => {
  const stack = [laid(1, "345", 1, 0), laid(2, "678", 2, 2)];

  it("is found out, so that the eye sees nothing move", () => {
    const moved = stack.map((card) => ({ ...card, x: card.x - 1 }));
    expect(shiftBetween([laid(0, "012"), ...stack], moved)).toEqual({ x: -1, y: 0 });
  });

  it("is no shift when one card moved, or nothing is left to compare", () => {
    expect(shiftBetween(stack, [stack[0]!, { ...stack[1]!, x: 3 }])).toEqual({ x: 0, y: 0 });
    expect(shiftBetween(stack, [])).toEqual({ x: 0, y: 0 });
  });
});
