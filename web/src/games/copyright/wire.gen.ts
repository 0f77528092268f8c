// Generated from the Python types by tools/wire_types.py. Do not edit.

export interface Options {
  readonly variant: Variant;
  readonly limit: number | null;
  readonly turn_seconds: number;
  readonly round_seconds: number | null;
  readonly model_maker: ModelMaker;
  readonly solver_bonus: 1 | 5;
  readonly solver_pays_overhang: boolean;
  readonly has_aid: boolean;
}

export type Variant = "base" | "timed" | "lightning" | "puzzle";

export type ModelMaker = "chance" | "players";

export interface LayCard {
  readonly kind: "lay_card";
  readonly card: number;
  readonly x: number;
  readonly y: number;
  readonly orientation: number;
  readonly moment?: number | null;
}

export interface TakeCard {
  readonly kind: "take_card";
  readonly card: number;
  readonly moment?: number | null;
}

export interface TurnStack {
  readonly kind: "turn_stack";
  readonly orientation: number;
  readonly moment?: number | null;
}

export interface AgreeToEnd {
  readonly kind: "agree_to_end";
  readonly agrees: boolean;
  readonly moment?: number | null;
}

export interface TurnModelCard {
  readonly kind: "turn_model_card";
  readonly card: number;
  readonly orientation: number;
  readonly moment?: number | null;
}

export interface PlaceFrame {
  readonly kind: "place_frame";
  readonly x: number;
  readonly y: number;
  readonly moment?: number | null;
}

export interface Continue {
  readonly kind: "continue";
  readonly moment?: number | null;
}

export type Action = LayCard | TakeCard | TurnStack | AgreeToEnd | TurnModelCard | PlaceFrame | Continue;

export interface View {
  readonly options: Options;
  readonly limit: number;
  readonly phase: Phase;
  readonly round: number;
  readonly turn: number;
  readonly moment: number | null;
  readonly began_ms: number | null;
  readonly maker: number | null;
  readonly model: readonly number[] | null;
  readonly model_cards: readonly LaidCard[];
  readonly seats: readonly SeatView[];
  readonly own: OwnView | null;
  readonly result: RoundResult | null;
  readonly movements: readonly Movement[];
  readonly totals: readonly (readonly number[])[];
  readonly finest: FinestCopy | null;
  readonly winners: readonly number[] | null;
}

export type Phase = "model" | "ready" | "play" | "called" | "frame" | "scored" | "over";

export interface LaidCard {
  readonly card: number;
  readonly face: string;
  readonly x: number;
  readonly y: number;
  readonly orientation: number;
}

export interface SeatView {
  readonly score: number;
  readonly laid: readonly LaidCard[];
  readonly in_hand: number;
  readonly is_done: boolean;
  readonly agrees_to_end: boolean;
  readonly has_copied: boolean;
  readonly tally: Tally | null;
}

export interface Tally {
  readonly frame: Spot;
  readonly right: readonly number[];
  readonly rows_out: readonly number[];
  readonly columns_out: readonly number[];
  readonly bonus: number;
  readonly missed: number;
  readonly net: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface OwnView {
  readonly hand: readonly string[];
  readonly lies: readonly number[];
  readonly drawn: number | null;
  readonly spots: readonly Spot[];
  readonly can_turn_stack: boolean;
  readonly model_cards: readonly LaidCard[];
  readonly tally: Tally | null;
  readonly frames: readonly Spot[];
}

export interface RoundResult {
  readonly number: number;
  readonly model: readonly number[];
  readonly copied_by: number | null;
  readonly lasted_ms: number;
  readonly seats: readonly SeatResult[];
}

export interface SeatResult {
  readonly hand: readonly string[];
  readonly laid: readonly LaidCard[];
  readonly tally: Tally | null;
  readonly points: number;
  readonly total: number;
}

export interface Movement {
  readonly at_ms: number;
  readonly seat: number;
  readonly turn: number;
  readonly action: LayCard | TakeCard | TurnStack;
}

export interface FinestCopy {
  readonly round: number;
  readonly seat: number;
  readonly model: readonly number[];
  readonly laid: readonly LaidCard[];
  readonly tally: Tally;
  readonly points: number;
  readonly lasted_ms: number;
}

export interface WhatIf {
  readonly kind: "what_if";
  readonly card: number;
  readonly x: number;
  readonly y: number;
  readonly orientation: number;
}

export interface WhatWasPossible {
  readonly kind: "what_was_possible";
  readonly seat: number;
}

export interface HowItWent {
  readonly kind: "how_it_went";
}

export type Question = WhatIf | WhatWasPossible | HowItWent;

export interface IfSo {
  readonly kind: "if_so";
  readonly is_legal: boolean;
  readonly tally: Tally | null;
}

export interface Possible {
  readonly kind: "possible";
  readonly laid: readonly LaidCard[];
  readonly tally: Tally;
  readonly points: number;
}

export interface Review {
  readonly kind: "review";
  readonly hands: readonly ReviewedHand[];
  readonly movements: readonly ReviewedMovement[];
}

export interface ReviewedHand {
  readonly best: number;
  readonly fewest: number | null;
}

export interface ReviewedMovement {
  readonly done: Movement;
  readonly laid: readonly LaidCard[];
  readonly tally: Tally | null;
  readonly reach: number;
  readonly missing: number | null;
}

export interface Unanswered {
  readonly kind: "unanswered";
}

export type Answer = IfSo | Possible | Review | Unanswered;

export type IllegalCode = "wrong_phase" | "too_late" | "not_the_maker" | "no_such_card" | "card_is_fixed" | "not_laid" | "already_so" | "not_in_the_middle" | "off_the_mat" | "not_touching" | "nothing_laid" | "frame_off_the_stack" | "already_done";

export type Reason = "limit_reached" | "puzzle_done";
