// Generated from the Python types by tools/wire_types.py. Do not edit.

export interface Options {
  readonly starter: number | null;
  readonly puzzle: string;
  readonly help: Help;
  readonly large_square: 4 | 8;
}

export type Help = "hand" | "places" | "points";

export interface PlacePiece {
  readonly kind: "place_piece";
  readonly shape: Shape;
  readonly turn: number;
  readonly at: [number, number, number, number];
}

export type Shape = "rhombus" | "small_triangle" | "large_triangle" | "small_square" | "large_square" | "trapezoid" | "hexagon" | "house";

export interface PlaceStone {
  readonly kind: "place_stone";
  readonly piece: number;
}

export type Action = PlacePiece | PlaceStone;

export interface View {
  readonly options: Options;
  readonly shapes: readonly ShapeView[];
  readonly hands: readonly HandView[];
  readonly to_move: number | null;
  readonly is_stone_allowed: boolean;
  readonly last: LastMove | null;
  readonly passed: readonly number[];
  readonly scores: readonly number[];
  readonly winners: readonly number[] | null;
}

export interface ShapeView {
  readonly shape: Shape;
  readonly value: number;
  readonly is_large: boolean;
  readonly period: number;
  readonly outline: readonly ([number, number])[];
}

export interface HandView {
  readonly seat: number;
  readonly colour: Colour;
  readonly score: number;
  readonly pieces: readonly PieceView[];
  readonly stone: StoneView | null;
}

export type Colour = "blue" | "green" | "yellow" | "red";

export interface PieceView {
  readonly shape: Shape;
  readonly laid: LaidView | null;
}

export interface LaidView {
  readonly turn: number;
  readonly at: [number, number, number, number];
  readonly x: number;
  readonly y: number;
  readonly corners: readonly ([number, number])[];
  readonly number: number;
  readonly points: number;
  readonly topped_by: number | null;
}

export interface StoneView {
  readonly piece: number;
  readonly number: number;
  readonly points: number;
}

export interface LastMove {
  readonly number: number;
  readonly hand: number;
  readonly piece: number;
  readonly is_stone: boolean;
  readonly points: number;
  readonly scoring: readonly number[];
}

export interface AskPlacements {
  readonly kind: "placements";
  readonly shape: Shape;
}

export interface AskTargets {
  readonly kind: "targets";
}

export interface WhyNot {
  readonly kind: "why_not";
  readonly shape: Shape;
  readonly x: number;
  readonly y: number;
  readonly turn: number | null;
}

export interface WhyNotTop {
  readonly kind: "why_not_top";
  readonly piece: number;
}

export interface AskReview {
  readonly kind: "review";
}

export type Question = AskPlacements | AskTargets | WhyNot | WhyNotTop | AskReview;

export interface Placements {
  readonly kind: "placements";
  readonly placements: readonly Placement[];
}

export interface Placement {
  readonly kind: "placement";
  readonly turn: number;
  readonly at: [number, number, number, number];
  readonly x: number;
  readonly y: number;
  readonly corners: readonly ([number, number])[];
  readonly shape: Shape;
  readonly points: number | null;
  readonly scoring: readonly number[];
}

export interface Targets {
  readonly kind: "targets";
  readonly targets: readonly Target[];
}

export interface Target {
  readonly kind: "target";
  readonly piece: number;
  readonly points: number | null;
  readonly scoring: readonly number[];
}

export interface ByHand {
  readonly kind: "by_hand";
  readonly fits_somewhere: boolean;
}

export interface Fits {
  readonly kind: "fits";
  readonly choice: Placement | Target;
}

export interface Because {
  readonly kind: "because";
  readonly code: IllegalCode;
  readonly side: [[number, number], [number, number]] | null;
  readonly piece: number | null;
}

export type IllegalCode = "game_is_over" | "not_your_turn" | "not_in_hand" | "turned_too_far" | "not_in_the_middle" | "same_as_the_first" | "overlapping" | "part_of_a_side" | "same_colour" | "not_touching" | "piece_first" | "stone_is_spent" | "not_laid" | "not_large" | "own_colour" | "already_topped";

export interface Review {
  readonly kind: "review";
  readonly moves: readonly ReviewedMove[];
}

export interface ReviewedMove {
  readonly number: number;
  readonly hand: number;
  readonly points: number;
  readonly best: Placement | Target;
  readonly lost: number;
  readonly opened_for: number | null;
  readonly opened: number;
  readonly best_opened: number;
  readonly stone_later: number | null;
}

export interface Unanswered {
  readonly kind: "unanswered";
}

export type Answer = Placements | Targets | ByHand | Fits | Because | Review | Unanswered;

export interface Told {
  readonly points: number;
  readonly mosaic: readonly ([number, number, number, number, number | null])[];
  readonly large_square: number;
}

export type Reason = "all_placed" | "nobody_can_move";
