// What can be picked and chosen, and what is asked and done with it.

import type { Action, Placement, Question, Shape, Target } from "../../wire.gen.ts";

export type Picked = Shape | "stone";
export type Offer = Placement | Target;

export const actionOf = (choice: Offer): Action =>
  choice.kind === "target"
    ? { kind: "place_stone", piece: choice.piece }
    : { kind: "place_piece", shape: choice.shape, turn: choice.turn, at: choice.at };

export const questionAbout = (picked: Picked): Question =>
  picked === "stone" ? { kind: "targets" } : { kind: "placements", shape: picked };

export const isSame = (one: Offer, other: Offer): boolean =>
  JSON.stringify(actionOf(one)) === JSON.stringify(actionOf(other));
