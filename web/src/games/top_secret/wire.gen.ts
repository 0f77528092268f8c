// Generated from the Python types by tools/wire_types.py. Do not edit.

export interface Options {
  readonly series: Series;
  readonly notes: NoteMode;
  readonly seconds_per_decision: 30 | 60 | 120 | null;
  readonly black_card: Chooser;
  readonly owners_count: boolean;
}

export type Series = "first_to_3" | "single";

export type NoteMode = "paper" | "detective";

export type Chooser = "asked" | "asker";

export interface HidePlace {
  readonly kind: "hide_place";
  readonly place: Place;
}

export type Place = "san_marco" | "rialto" | "salute" | "san_giorgio" | "ponte_dei_sospiri";

export interface LayPlace {
  readonly kind: "lay_place";
  readonly place: Place;
}

export interface ShowPair {
  readonly kind: "show_pair";
  readonly first: Card;
  readonly second: Card;
  readonly black: Black | null;
}

export type Card = "fiddlebottom" | "bubble" | "zsa_zsa" | "agent_x" | "52" | "11" | "0" | "29";

export type Black = "identity" | "fragment";

export interface Call {
  readonly kind: "call";
  readonly number: [Card, Card, Card, Card];
  readonly owners: [number, number, number, number];
}

export interface AskFor {
  readonly kind: "ask_for";
  readonly agent: number;
}

export interface LookAtDummy {
  readonly kind: "look_at_dummy";
  readonly black: Black;
}

export interface Decline {
  readonly kind: "decline";
}

export interface AnswerWith {
  readonly kind: "answer_with";
  readonly black: Black;
}

export interface Continue {
  readonly kind: "continue";
}

export interface WriteNote {
  readonly kind: "write_note";
  readonly text: string;
}

export interface MarkCard {
  readonly kind: "mark_card";
  readonly agent: number;
  readonly card: Card;
  readonly opinion: Opinion;
}

export type Opinion = "" | "?" | "-" | "yes";

export interface Scribble {
  readonly kind: "scribble";
  readonly what: Stroke | Words;
}

export interface Stroke {
  readonly kind: "stroke";
  readonly points: readonly number[];
}

export interface Words {
  readonly kind: "words";
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface RubOut {
  readonly kind: "rub_out";
  readonly place: number;
}

export type Action = HidePlace | LayPlace | ShowPair | Call | AskFor | LookAtDummy | Decline | AnswerWith | Continue | WriteNote | MarkCard | Scribble | RubOut;

export interface View {
  readonly options: Options;
  readonly seats: number;
  readonly colours: readonly Colour[];
  readonly target: number;
  readonly phase: Phase;
  readonly game: number;
  readonly scores: readonly number[];
  readonly rounds: readonly Round[];
  readonly used: readonly (readonly Place[])[];
  readonly to_act: readonly number[];
  readonly results: readonly Result[];
  readonly allies: readonly number[];
  readonly told: readonly (readonly (Exchange | Answered | Looked)[])[];
  readonly own: OwnView | null;
  readonly winners: readonly number[] | null;
}

export type Colour = "blue" | "yellow" | "green" | "pink" | "black";

export type Phase = "hiding" | "places" | "meetings" | "answer" | "reveal" | "over";

export interface Round {
  readonly number: number;
  readonly starter: number;
  readonly places: readonly (Place | null)[];
  readonly meetings: readonly Meeting[];
  readonly late: readonly number[];
}

export interface Meeting {
  readonly place: Place;
  readonly visitors: readonly number[];
  readonly asked: number | null;
  readonly has_looked: boolean;
  readonly is_settled: boolean;
}

export interface Result {
  readonly rounds: number;
  readonly caller: number;
  readonly met: readonly number[];
  readonly number: [Card, Card, Card, Card];
  readonly owners: [number, number, number, number];
  readonly identities: readonly Card[];
  readonly fragments: readonly Card[];
  readonly reason: Reason;
  readonly winners: readonly number[];
}

export type Reason = "right_call" | "wrong_number" | "wrong_owners" | "not_the_ally";

export interface Exchange {
  readonly kind: "exchange";
  readonly round: number;
  readonly place: Place;
  readonly other: number;
  readonly shown: [Card, Card] | null;
  readonly seen: [Card, Card] | null;
  readonly shown_black: Card | null;
  readonly seen_black: Card | null;
}

export interface Answered {
  readonly kind: "answered";
  readonly round: number;
  readonly place: Place;
  readonly asker: number;
  readonly asked: number;
  readonly card: Card;
}

export interface Looked {
  readonly kind: "looked";
  readonly round: number;
  readonly place: Place;
  readonly card: Card;
}

export interface OwnView {
  readonly identity: Card | null;
  readonly fragment: Card | null;
  readonly ally: Card | null;
  readonly facts: readonly (Exchange | Answered | Looked)[];
  readonly hidden_place: Place | null;
  readonly choice: ShowPair | Call | AskFor | LookAtDummy | Decline | null;
  readonly offers: Offers;
  readonly notes: Notes;
  readonly can_scribble: boolean;
}

export interface Offers {
  readonly places: readonly Place[];
  readonly pairs: readonly ([Card, Card])[];
  readonly blacks: readonly Black[];
  readonly answers: readonly Black[];
  readonly of: number | null;
  readonly looks: readonly Black[];
  readonly to: number | null;
  readonly seen_pairs: readonly ([Card, Card])[];
  readonly seen_blacks: readonly Black[];
  readonly agents: readonly number[];
  readonly can_call: boolean;
  readonly beside: readonly number[];
  readonly can_decline: boolean;
  readonly can_continue: boolean;
}

export interface Notes {
  readonly text: string;
  readonly opinions: readonly (readonly Opinion[])[];
  readonly scribbles: readonly (Stroke | Words)[];
}

export interface WhatFollows {
  readonly kind: "what_follows";
}

export interface Why {
  readonly kind: "why";
  readonly agent: number;
  readonly card: Card;
}

export interface WeighCall {
  readonly kind: "weigh_call";
  readonly number: [Card | null, Card | null, Card | null, Card | null];
  readonly owners: [number | null, number | null, number | null, number | null];
}

export interface WhatTells {
  readonly kind: "what_tells";
  readonly black: Black | null;
}

export interface AskReview {
  readonly kind: "review";
}

export type Question = WhatFollows | Why | WeighCall | WhatTells | AskReview;

export interface Deduction {
  readonly kind: "deduction";
  readonly marks: readonly (readonly Mark[])[];
  readonly deals: number;
  readonly numbers: readonly ([Card, Card, Card, Card])[];
  readonly ally: number | null;
}

export type Mark = "open" | "crossed" | "certain";

export interface Because {
  readonly kind: "because";
  readonly mark: Mark;
  readonly step: Step;
  readonly clues: readonly Clue[];
  readonly chain: readonly Link[];
}

export type Step = "own_card" | "black_card" | "one_of_two" | "pair_and_cards" | "cards" | "pairs";

export interface Clue {
  readonly source: Source;
  readonly agent: number;
  readonly cards: readonly Card[];
  readonly round: number;
}

export type Source = "own" | "pair" | "black";

export interface Link {
  readonly clue: Clue;
  readonly conclusions: readonly Conclusion[];
}

export interface Conclusion {
  readonly agent: number;
  readonly card: Card;
  readonly mark: Mark;
}

export interface Weighed {
  readonly kind: "weighed";
  readonly doubts: readonly Doubt[];
  readonly ally_doubts: readonly Doubt[];
  readonly logic: Logic | null;
}

export interface Doubt {
  readonly agent: number;
  readonly card: Card;
  readonly because: Against;
  readonly other: number;
}

export type Against = "crossed" | "elsewhere" | "seen" | "named" | "named_otherwise";

export interface Logic {
  readonly is_ruled_out: boolean;
  readonly is_certain: boolean;
  readonly has_impossible_owner: boolean;
  readonly ally: Mark;
  readonly deals: number;
  readonly of: number;
}

export interface Tells {
  readonly kind: "tells";
  readonly hands: number;
  readonly pairs: readonly PairTells[];
}

export interface PairTells {
  readonly pair: [Card, Card];
  readonly identities: readonly Card[];
  readonly fragments: readonly Card[];
  readonly hands: number;
}

export interface Review {
  readonly kind: "review";
  readonly insights: readonly Insight[];
  readonly moments: readonly Moment[];
}

export interface Insight {
  readonly beliefs: readonly Belief[];
  readonly certain_since: number | null;
  readonly could_call: number | null;
}

export interface Belief {
  readonly round: number;
  readonly deals: number;
}

export interface Moment {
  readonly round: number;
  readonly place: Place;
  readonly showings: readonly Showing[];
}

export interface Showing {
  readonly by: number;
  readonly to: number;
  readonly pair: [Card, Card] | null;
  readonly black: Card | null;
  readonly followed: readonly Conclusion[];
  readonly better: [Card, Card] | null;
  readonly hands: number;
  readonly better_hands: number;
}

export interface Unanswered {
  readonly kind: "unanswered";
}

export type Answer = Deduction | Because | Weighed | Tells | Review | Unanswered;

export type IllegalCode = "game_is_over" | "wrong_phase" | "not_your_turn" | "place_is_used" | "not_at_this_meeting" | "not_in_order" | "none_is_true" | "both_are_true" | "pair_was_shown" | "black_was_shown" | "not_another_agent" | "both_were_shown" | "no_call_here" | "not_a_number" | "not_all_owners" | "sheet_is_full" | "no_such_scribble" | "not_whole_points";
