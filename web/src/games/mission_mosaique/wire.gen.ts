// Generated from the Python types by tools/wire_types.py. Do not edit.

export interface Options {
  readonly language: CardLanguage;
  readonly draw_seconds: number;
  readonly may_consult: boolean;
  readonly is_bilingual?: boolean;
  readonly has_clocks?: boolean;
  readonly pack?: readonly PackWord[];
  readonly names?: readonly HouseName[];
}

export type CardLanguage = "fr" | "en";

export interface PackWord {
  readonly names: readonly string[];
  readonly meant: string;
}

export interface HouseName {
  readonly word: string;
  readonly language: CardLanguage;
  readonly name: string;
}

export interface PickNotebook {
  readonly kind: "pick_notebook";
  readonly colour: NotebookColour;
}

export type NotebookColour = "red" | "blue" | "green" | "yellow" | "purple" | "orange" | "pink" | "grey";

export interface SayReady {
  readonly kind: "say_ready";
}

export interface Draw {
  readonly kind: "draw";
  readonly page: number;
  readonly stroke: number;
  readonly at: number;
  readonly numbers: readonly number[];
}

export interface TakeBackStroke {
  readonly kind: "take_back_stroke";
}

export interface OpenNotebook {
  readonly kind: "open_notebook";
}

export interface Propose {
  readonly kind: "propose";
  readonly answer: string;
}

export interface ProposeNothing {
  readonly kind: "propose_nothing";
}

export interface Consult {
  readonly kind: "consult";
  readonly idea: string;
}

export interface Vote {
  readonly kind: "vote";
  readonly accepts: boolean;
}

export interface WishVoid {
  readonly kind: "wish_void";
  readonly wishes: boolean;
}

export interface Continue {
  readonly kind: "continue";
}

export interface Appeal {
  readonly kind: "appeal";
}

export interface Abstain {
  readonly kind: "abstain";
}

export interface GuessAlong {
  readonly kind: "guess_along";
  readonly answer: string;
}

export interface Laugh {
  readonly kind: "laugh";
}

export interface Speak {
  readonly kind: "speak";
  readonly language: CardLanguage;
}

export type Action = PickNotebook | SayReady | Draw | TakeBackStroke | OpenNotebook | Propose | ProposeNothing | Consult | Vote | WishVoid | Continue | Appeal | Abstain | GuessAlong | Laugh | Speak;

export interface View {
  readonly options: Options;
  readonly language: CardLanguage;
  readonly phase: Phase;
  readonly round: number;
  readonly page: number;
  readonly players: readonly PlayerView[];
  readonly notebooks: readonly NotebookView[];
  readonly draws_from_ms: number | null;
  readonly draws_until_ms: number | null;
  readonly patience_from_ms: number | null;
  readonly patience_until_ms: number | null;
  readonly own: OwnView | null;
  readonly may: readonly string[];
  readonly guess: GuessView | null;
  readonly guessers: readonly number[];
  readonly pictures: readonly Picture[];
  readonly stamps: number;
  readonly rank_from: readonly number[];
  readonly reason: Reason | null;
}

export type Phase = "pick" | "read" | "count" | "draw" | "guess" | "vote" | "reveal" | "over";

export interface PlayerView {
  readonly picked: NotebookColour | null;
  readonly notebook: NotebookColour | null;
  readonly is_ready: boolean;
  readonly language: CardLanguage;
}

export interface NotebookView {
  readonly colour: NotebookColour;
  readonly type: NotebookType;
  readonly sections: readonly number[];
}

export type NotebookType = "lines" | "columns" | "grid";

export interface OwnView {
  readonly notebook: NotebookView;
  readonly section: number;
  readonly word: string;
  readonly meant: string;
  readonly recipient: number;
  readonly passes_to: number;
  readonly ink: readonly (readonly number[])[];
}

export interface GuessView {
  readonly guesser: number;
  readonly notebook: NotebookView;
  readonly authors: readonly number[];
  readonly is_open: boolean;
  readonly ink: readonly (readonly (readonly number[])[])[];
  readonly adviser: number | null;
  readonly whispers: readonly Whisper[];
  readonly own_along: string;
  readonly along: readonly Along[];
  readonly laughs: readonly number[];
  readonly proposal: string;
  readonly word: string;
  readonly is_right: boolean | null;
  readonly votes: readonly (boolean | null)[];
  readonly abstained: readonly number[];
  readonly appeal_from_ms: number | null;
  readonly appeal_until_ms: number | null;
  readonly void_wishes: readonly number[];
  readonly is_void: boolean;
}

export interface Whisper {
  readonly seat: number;
  readonly text: string;
}

export interface Along {
  readonly seat: number;
  readonly answer: string;
  readonly is_right: boolean;
}

export interface Picture {
  readonly round: number;
  readonly notebook: NotebookColour;
  readonly word: string;
  readonly recipient: number;
  readonly authors: readonly number[];
  readonly ink: readonly (readonly (readonly number[])[])[];
  readonly proposal: string;
  readonly has_stamp: boolean;
  readonly laughs?: number;
  readonly along?: readonly Along[];
  readonly also?: string;
  readonly appealed?: HouseName;
}

export type Reason = "rank_e" | "rank_d" | "rank_c" | "rank_b" | "rank_a" | "rank_s";

export interface AskSecondOpinion {
  readonly kind: "second_opinion";
  readonly picture: number;
}

export interface AskWhetherRight {
  readonly kind: "whether_right";
  readonly answer: string;
}

export type Question = AskSecondOpinion | AskWhetherRight;

export interface SecondOpinion {
  readonly kind: "second_opinion";
  readonly opinions: readonly Opinion[];
}

export interface Opinion {
  readonly word: string;
  readonly percent: number;
}

export interface WhetherRight {
  readonly kind: "whether_right";
  readonly is_right: boolean | null;
}

export type Answer = SecondOpinion | WhetherRight;

export type IllegalCode = "wrong_phase" | "notebook_taken" | "already_picked" | "already_ready" | "pen_down" | "other_page" | "outside_section" | "broken_stroke" | "too_much_ink" | "no_ink" | "not_your_guess" | "already_open" | "open_it_first" | "own_proposal" | "already_voted" | "no_appeal" | "no_consulting" | "no_stamp" | "already_so" | "no_guessing_along" | "one_language" | "too_many_whispers";
