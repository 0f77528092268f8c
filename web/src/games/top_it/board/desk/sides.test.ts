import { describe, expect, it } from "vitest";
import { STAGES } from "../../guide/script.ts";
import { laidPieces, shapeNamed } from "../pieces.ts";
import { distance, overlaps } from "../polygon.ts";
import { cornersOf, freeSides, waysAgainst } from "./sides.ts";

const { view, choices } = STAGES[2]!;
const pieces = laidPieces(view);

describe("the free sides of a mosaic", () => {
  it("are those that no other piece covers", () => {
    const all = pieces.reduce((sum, { corners }) => sum + corners.length, 0);
    const sides = freeSides(pieces);
    expect(sides.length).toBeLessThan(all);
    expect((all - sides.length) % 2).toBe(0);
  });

  it("of a single piece are all of its sides", () => {
    expect(freeSides(pieces.slice(0, 1))).toHaveLength(pieces[0]!.corners.length);
  });
});

describe("a piece held against a side", () => {
  it("touches it and lies outside of its piece", () => {
    for (const side of freeSides(pieces))
      for (const shape of view.shapes)
        for (const way of waysAgainst(shape, side)) {
          const corners = cornersOf(shape, way);
          const near = Math.min(...corners.map((corner) => distance(corner, side.from)));
          expect(near).toBeLessThan(0.01);
          const own = pieces.find(({ piece }) => piece === side.piece)!;
          expect(overlaps(corners, own.corners)).toBe(false);
        }
  });

  it("comes to every place that the server lights", () => {
    const held = (shape: string) =>
      freeSides(pieces).flatMap((side) => waysAgainst(shapeNamed(view, shape as never), side));
    for (const choice of choices) {
      if (choice.kind !== "placement") continue;
      const isThere = held(choice.shape).some(
        ({ x, y, turn }) => turn === choice.turn && distance([x, y], [choice.x, choice.y]) < 0.01,
      );
      expect(isThere).toBe(true);
    }
  });

  it("is the same in fewer ways the more regular it is", () => {
    const side = freeSides(pieces)[0]!;
    const ways = (shape: "hexagon" | "house") => waysAgainst(shapeNamed(view, shape), side).length;
    expect(ways("hexagon")).toBe(1);
    expect(ways("house")).toBe(5);
  });
});
