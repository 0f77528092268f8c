import { expect, test } from "vitest";
import { STAGES } from "./guide/script.ts";
import { taskOf } from "./pieces.ts";
import type { HandView, StoneView, View } from "./wire.gen.ts";

const { view } = STAGES.at(-1)!;
const placed = view.hands.flatMap((hand) => hand.pieces).find(({ laid }) => laid)!;

/** Somebody who holds all pieces, but for so many. */
const holding = (laid: number, stone: StoneView | null = null): HandView => ({
  ...view.hands[0]!,
  stone,
  pieces: view.hands[0]!.pieces.map((piece, place) => ({
    ...piece,
    laid: place < laid ? placed.laid : null,
  })),
});

const at = (...hands: readonly HandView[]): View => ({ ...view, hands });

test("on an empty table there is only a piece to place", () => {
  const mine = holding(0);
  expect(taskOf(at(mine, holding(0), holding(0)), mine)).toBe("piece");
});

test("as soon as a piece lies there is the stone, too", () => {
  const mine = holding(0);
  expect(taskOf(at(mine, holding(1), holding(0)), mine)).toBe("either");
});

test("between two, both begin with a piece", () => {
  const mine = holding(0);
  expect(taskOf(at(mine, holding(1)), mine)).toBe("piece");
  expect(taskOf(at(holding(1), holding(1)), holding(1))).toBe("either");
});

test("the stone may be all that is left, and may be spent", () => {
  const last = holding(8);
  expect(taskOf(at(last, holding(8), holding(8)), last)).toBe("stone");
  const spent = holding(3, { piece: 9, number: 5, points: 12 });
  expect(taskOf(at(spent, holding(3), holding(3)), spent)).toBe("piece");
});
