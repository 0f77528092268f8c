// Generated from the Python types by tools/wire_types.py. Do not edit.

export interface Options {
  readonly level: Difficulty;
  readonly has_six_point_cards: boolean;
  readonly setup: Setup;
  readonly mix: Mix | null;
  readonly is_beginner: boolean;
  readonly is_strict: boolean;
  readonly countdown_seconds: number;
  readonly has_hints: boolean;
  readonly tempo: Tempo;
  readonly is_daily: boolean;
}

export type Difficulty = "training" | "standard" | "expert" | "elite" | "insane";

export type Setup = "normal" | "single_deck" | "piles";

export interface Mix {
  readonly ones: number;
  readonly twos: number;
  readonly threes: number;
  readonly fours: number;
  readonly sixes: number;
}

export type Tempo = "relaxed" | "brisk";

export interface DrawDice {
  readonly kind: "draw_dice";
}

export interface TakeDie {
  readonly kind: "take_die";
  readonly die: number;
}

export interface PlaceDie {
  readonly kind: "place_die";
  readonly die: number;
  readonly card: number;
  readonly space: number;
}

export interface PutBack {
  readonly kind: "put_back";
}

export interface PointAt {
  readonly kind: "point_at";
  readonly die: number;
}

export interface StopPointing {
  readonly kind: "stop_pointing";
}

export interface Reroll {
  readonly kind: "reroll";
  readonly die: number;
}

export interface LoseDie {
  readonly kind: "lose_die";
  readonly card: number;
  readonly space: number;
}

export interface TakeBomb {
  readonly kind: "take_bomb";
  readonly card: number;
}

export interface RevealSabotage {
  readonly kind: "reveal_sabotage";
}

export interface OfferDie {
  readonly kind: "offer_die";
  readonly die: number;
  readonly seat: number;
}

export interface TakeBackOffer {
  readonly kind: "take_back_offer";
  readonly die: number;
}

export interface Speak {
  readonly kind: "speak";
  readonly phrase: Phrase;
}

export type Phrase = "leave_it_to_me" | "wait" | "go" | "thanks";

export interface AskFor {
  readonly kind: "ask_for";
  readonly mark: Mark;
}

export type Mark = "red" | "blue" | "green" | "yellow" | "black" | "1" | "2" | "3" | "4" | "5" | "6" | "#" | "c";

export interface AskReroll {
  readonly kind: "ask_reroll";
  readonly die: number;
}

export interface DeclareUnused {
  readonly kind: "declare_unused";
  readonly die: number;
}

export type Action = DrawDice | TakeDie | PlaceDie | PutBack | PointAt | StopPointing | Reroll | LoseDie | TakeBomb | RevealSabotage | OfferDie | TakeBackOffer | Speak | AskFor | AskReroll | DeclareUnused;

export interface View {
  readonly options: Options;
  readonly phase: Phase;
  readonly turn: number;
  readonly holder: number;
  readonly ends_at_ms: number | null;
  readonly goal: number;
  readonly defused: number;
  readonly score: number;
  readonly centre: readonly CentreDie[];
  readonly cause: Cause | null;
  readonly bag: readonly number[];
  readonly row: readonly (Card | null)[];
  readonly piles: readonly number[];
  readonly deck: number;
  readonly sabotages: readonly Mark[];
  readonly sabotages_left: number;
  readonly seats: readonly SeatView[];
  readonly own: OwnView | null;
  readonly news: News;
  readonly sayings: readonly Saying[];
  readonly result: Result | null;
}

export type Phase = "draw" | "place" | "reroll" | "over";

export interface CentreDie {
  readonly die: Die;
  readonly held_by: number | null;
  readonly wanted_by: readonly number[];
  readonly usable_by: readonly number[];
  readonly fits: readonly number[];
  readonly offers: readonly Offer[];
  readonly is_aside: boolean;
  readonly declared_by: readonly number[];
}

export interface Die {
  readonly die: number;
  readonly colour: Colour;
  readonly number: number;
}

export type Colour = "red" | "blue" | "green" | "yellow" | "black";

export interface Offer {
  readonly by: number;
  readonly to: number;
  readonly die: number;
}

export interface Cause {
  readonly die: Die | null;
  readonly sabotage: Mark | null;
  readonly owing: readonly number[];
}

export interface Card {
  readonly card: number;
  readonly points: 1 | 2 | 3 | 4 | 6;
  readonly groups: readonly Group[];
}

export interface Group {
  readonly layout: Layout;
  readonly spaces: readonly Space[];
  readonly signs: readonly Sign[];
  readonly total: number | null;
}

export type Layout = "row" | "stack" | "pyramid";

export interface Space {
  readonly marks: readonly Mark[];
  readonly is_both: boolean;
}

export type Sign = "" | "=" | "≠" | ">" | "<" | "+" | "−";

export interface SeatView {
  readonly bombs: readonly (BombView | null)[];
  readonly picks: number;
  readonly duty: Duty | null;
  readonly defused: readonly number[];
}

export interface BombView {
  readonly card: Card;
  readonly dice: readonly (Die | null)[];
}

export type Duty = "lose_die" | "take_bomb";

export interface OwnView {
  readonly can_draw: boolean;
  readonly can_reroll: boolean;
  readonly can_reveal: boolean;
  readonly placements: readonly Placement[];
  readonly losses: readonly Spot[];
  readonly bombs: readonly number[];
  readonly can_talk: boolean;
  readonly declarable: readonly number[];
}

export interface Placement {
  readonly die: number;
  readonly card: number;
  readonly space: number;
}

export interface Spot {
  readonly card: number;
  readonly space: number;
}

export interface News {
  readonly number: number;
  readonly events: readonly (Drawn | Placed | Spoiled | Defused | BombTaken | Sabotaged | Rerolled | Lost | WentBack)[];
}

export interface Drawn {
  readonly kind: "drawn";
  readonly seat: number;
}

export interface Placed {
  readonly kind: "placed";
  readonly seat: number;
  readonly die: Die;
  readonly card: number;
  readonly space: number;
}

export interface Spoiled {
  readonly kind: "spoiled";
  readonly seat: number;
  readonly die: Die;
  readonly card: number;
}

export interface Defused {
  readonly kind: "defused";
  readonly seat: number;
  readonly card: number;
  readonly points: number;
}

export interface BombTaken {
  readonly kind: "bomb_taken";
  readonly seat: number;
  readonly card: number;
}

export interface Sabotaged {
  readonly kind: "sabotaged";
  readonly sabotage: Mark;
}

export interface Rerolled {
  readonly kind: "rerolled";
  readonly seat: number;
  readonly die: Die;
}

export interface Lost {
  readonly kind: "lost";
  readonly seat: number;
  readonly die: Die;
  readonly card: number;
  readonly space: number;
}

export interface WentBack {
  readonly kind: "went_back";
  readonly seat: number;
  readonly die: Die;
}

export interface Saying {
  readonly number: number;
  readonly seat: number;
  readonly phrase: Phrase | null;
  readonly need: Mark | null;
  readonly reroll: Die | null;
}

export interface Result {
  readonly reason: Reason;
  readonly score: Score;
  readonly left_ms: number;
  readonly defused: readonly (readonly Card[])[];
  readonly turns: readonly PastTurn[];
}

export type Reason = "all_defused" | "time_is_up" | "bag_is_empty";

export interface Score {
  readonly win: number;
  readonly time: number;
  readonly cards: number;
  readonly sabotages: number;
  readonly total: number;
}

export interface PastTurn {
  readonly holder: number;
  readonly rolled: readonly number[];
  readonly bombs: readonly (readonly PastBomb[])[];
  readonly placed: readonly PastPlacement[];
  readonly unused: readonly number[];
  readonly lost: readonly PastPlacement[];
  readonly sabotages: readonly Mark[];
  readonly drawn_at_ms: number | null;
  readonly placed_at_ms: readonly number[];
}

export interface PastBomb {
  readonly card: number;
  readonly dice: readonly (number | null)[];
}

export interface PastPlacement {
  readonly seat: number;
  readonly die: number;
  readonly card: number;
  readonly space: number;
}

export interface AskHint {
  readonly kind: "hint";
}

export interface AskReview {
  readonly kind: "review";
}

export type Question = AskHint | AskReview;

export interface Hint {
  readonly kind: "hint";
  readonly action: DrawDice | TakeDie | PlaceDie | PutBack | PointAt | StopPointing | Reroll | LoseDie | TakeBomb | RevealSabotage | OfferDie | TakeBackOffer | Speak | AskFor | AskReroll | DeclareUnused | null;
  readonly shares: readonly Share[];
}

export interface Share {
  readonly seat: number;
  readonly die: number;
  readonly card: number;
  readonly space: number;
}

export interface Review {
  readonly kind: "review";
  readonly turns: readonly ReviewedTurn[];
  readonly missed: number;
  readonly finest: number | null;
  readonly costliest: number | null;
}

export interface ReviewedTurn {
  readonly number: number;
  readonly placed: readonly SharedDie[];
  readonly unused: readonly Die[];
  readonly worth: number;
  readonly best_worth: number;
  readonly best: readonly SharedDie[];
}

export interface SharedDie {
  readonly seat: number;
  readonly die: Die;
  readonly card: number;
  readonly points: 1 | 2 | 3 | 4 | 6;
  readonly space: number;
}

export interface Unanswered {
  readonly kind: "unanswered";
}

export type Answer = Hint | Review | Unanswered;

export interface Told {
  readonly level: Difficulty;
  readonly reason: Reason;
  readonly points: number;
  readonly seconds_left: number;
  readonly countdown_seconds: number;
  readonly is_slower: boolean;
  readonly setup: Setup;
  readonly players: number;
  readonly bots: number;
  readonly has_hints: boolean;
}

export type IllegalCode = "game_is_over" | "not_your_bag" | "dice_are_out" | "not_in_the_centre" | "somebody_was_faster" | "no_die_left_to_take" | "fits_nowhere" | "hand_is_empty" | "not_your_card" | "no_such_space" | "space_is_filled" | "not_yet_supported" | "does_not_match" | "card_would_be_stuck" | "already_so" | "still_usable" | "somebody_must_choose" | "lose_a_die_first" | "take_a_bomb_first" | "nothing_to_lose" | "cannot_be_lost" | "no_bomb_to_take" | "not_open" | "nothing_to_reveal" | "is_unused" | "offer_to_another" | "cannot_use_it" | "nothing_offered" | "no_die_shows_that" | "only_in_strict_mode";
