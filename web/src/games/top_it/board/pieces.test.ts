import { expect, test } from "vitest";
import { STAGES } from "../guide/script.ts";
import { taskOf } from "./pieces.ts";
import type { HandView, StoneView, View } from "../wire.gen.ts";

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

test("there is the stone, too, as soon as the server allows it", () => {
  const mine = holding(0);
  const view = at(mine, holding(1));
  expect(taskOf({ ...view, is_stone_allowed: false }, mine)).toBe("piece");
  expect(taskOf({ ...view, is_stone_allowed: true }, mine)).toBe("either");
});

test("the stone may be all that is left, and may be spent", () => {
  const last = holding(8);
  expect(taskOf(at(last, holding(8), holding(8)), last)).toBe("stone");
  const spent = holding(3, { piece: 9, number: 5, points: 12 });
  expect(taskOf(at(spent, holding(3), holding(3)), spent)).toBe("piece");
});
