import { expect, test } from "vitest";
import { laidPieces } from "../board/pieces.ts";
import { STAGES } from "../guide/script.ts";
import type { Told } from "../wire.gen.ts";
import { viewOf } from "./kept.ts";

const { view } = STAGES.at(-1)!;
const pieces = laidPieces(view);
const told: Told = {
  points: 157,
  mosaic: pieces.map(({ piece, laid: { turn, x, y, topped_by } }) => [
    piece,
    turn,
    Math.round(100 * x),
    Math.round(100 * y),
    topped_by,
  ]),
  large_square: 8,
};
const chairs = ["blue", "green", "ochre"].map((colour) => ({
  player: colour,
  name: colour,
  colour,
  worn: colour,
}));

test("a mosaic of the gallery lies as it lay on the table", () => {
  const hung = laidPieces(viewOf(told, chairs));
  expect(hung.map(({ piece }) => piece)).toEqual(pieces.map(({ piece }) => piece));
  for (const [at, { corners }] of hung.entries()) {
    for (const [corner, [x, y]] of corners.entries()) {
      expect(x).toBeCloseTo(pieces[at]!.corners[corner]![0], 1);
      expect(y).toBeCloseTo(pieces[at]!.corners[corner]![1], 1);
    }
  }
});

test("it bears the colours and stones that were played, and the values of the house", () => {
  const shown = viewOf(told, chairs);
  expect(shown.hands.map(({ colour }) => colour)).toEqual(["blue", "green", "yellow"]);
  const tops = laidPieces(shown).flatMap(({ laid }) => laid.topped_by ?? []);
  expect(tops.length).toBe(view.hands.filter(({ stone }) => stone).length);
  expect(shown.shapes.find(({ shape }) => shape === "large_square")!.value).toBe(8);
});

test("alone, there are four colours", () => {
  expect(viewOf(told, chairs.slice(0, 1)).hands).toHaveLength(4);
});
