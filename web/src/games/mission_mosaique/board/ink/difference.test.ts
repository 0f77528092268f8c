import { expect, test } from "vitest";
import { inkAfter, nextPiece } from "./difference.ts";
import type { Ink } from "./stroke.ts";

const dot = (n: number) => [n, n, 128, n];
const line = (points: number) => Array.from({ length: points }, (_, at) => dot(at)).flat();

/** Tells the server everything; how many pieces it took. */
function tell(own: Ink, theirs: Ink): { ink: Ink; pieces: number } {
  let [ink, pieces] = [theirs, 0];
  for (let piece = nextPiece(own, ink, 0); piece; piece = nextPiece(own, ink, 0)) {
    ink = inkAfter(ink, piece);
    pieces++;
  }
  return { ink, pieces };
}

test("nothing is sent when the server has it all", () => {
  expect(nextPiece([dot(1)], [dot(1)], 0)).toBeNull();
  expect(nextPiece([], [], 0)).toBeNull();
});

test("a stroke goes on from where the server has it", () => {
  expect(nextPiece([line(5)], [line(3)], 2)).toEqual({
    kind: "draw",
    page: 2,
    stroke: 0,
    at: 3,
    numbers: [...dot(3), ...dot(4)],
  });
});

test("a long stroke goes in pieces of sixty points", () => {
  expect(tell([line(150)], [])).toEqual({ ink: [line(150)], pieces: 3 });
});

test("what was taken back here is taken back there, whatever was drawn since", () => {
  expect(tell([dot(1)], [dot(1), dot(2)]).ink).toEqual([dot(1)]);
  expect(tell([dot(1), dot(9), dot(8)], [dot(1), dot(2)]).ink).toEqual([dot(1), dot(9), dot(8)]);
  expect(tell([], [line(4), dot(2)]).ink).toEqual([]);
});
