// The contract between the shell and a game: what each `games/<game>/index.ts` exports by default.

import type { Component } from "svelte";
import type { ChairView, Language, Outcome, PersonColour, Sitter } from "../wire.gen.ts";

export type Verdict =
  { readonly ok: true } | { readonly ok: false; readonly code: string; readonly sentence: string };

/** The table's clock, counted on the browser's own from when the message arrived. Reactive. */
export interface LiveClock {
  readonly at_ms: number;
  /** Until time itself acts; null: no deadline. */
  readonly left_ms: number | null;
  readonly isRunning: boolean;
}

export interface GameProps<View, Action, Question, Answer> {
  readonly view: View;
  /** Your chair; null: somebody who watches. */
  readonly seat: number | null;
  readonly chairs: readonly ChairView[];
  /** The table's name, under which this browser may remember something; none for a replay. */
  readonly table?: string;
  readonly clock: LiveClock;
  /** A refusal has been told to the person when the verdict comes, unless it is not to be told. */
  play(action: Action, isTold?: boolean): Promise<Verdict>;
  /** Ask the game's adviser; null: it could not be asked. */
  ask(question: Question): Promise<Answer | null>;
  /** Nothing can be played; all is shown. */
  readonly isReplay: boolean;
  /** Takes the game up again, at a table of one's own, where it last stood so; only once it is over. */
  tryAgain?(isThere: (view: View) => boolean, seat: number): Promise<void>;
}

export interface OptionsProps<Options> {
  readonly options: Options;
  /** How many chairs the table has. */
  readonly seats: number;
  readonly isEditable: boolean;
  onchange(options: Options): void;
}

export interface GuideProps {
  onclose(): void;
}

export interface EndingProps<View> {
  readonly view: View;
  readonly chairs: readonly ChairView[];
}

export interface ColourChoiceProps {
  readonly chairs: readonly ChairView[];
  readonly seat: number;
  onchoose(colour: PersonColour): void;
}

/** A finished game to look at: as it was seen at its end, or as the archive tells of it. */
export interface KeepsakeProps<View> {
  readonly view?: View;
  readonly told?: any;
  readonly chairs: readonly Pick<Sitter, "player" | "name" | "colour" | "worn">[];
}

/** A part that is fetched when it is shown, by `board/Part.svelte`. */
export type PartLoader<Props extends object = object> = () => Promise<{
  readonly default: Component<Props>;
}>;

export interface History<View> {
  /** What happened between two views, in a sentence. Null: in the house's own words. */
  happened(before: View, after: View, chairs: readonly ChairView[]): string | null;
}

export interface GameModule<Options, View, Action, Question, Answer> {
  readonly Board: Component<GameProps<View, Action, Question, Answer>>;
  /** The options as a sentence with choices to touch. */
  readonly OptionsSentence: PartLoader<OptionsProps<Options>>;
  /** Where people play by colours: each chooses one of the game's at the door. */
  readonly ColourChoice?: PartLoader<ColourChoiceProps>;
  /** The full rules for people. */
  readonly Rules: PartLoader;
  /** "Learn in one minute". */
  readonly Guide: PartLoader<GuideProps>;
  /** What a team has achieved, where a list of everybody's own points would say nothing. */
  readonly Ending?: PartLoader<EndingProps<View>>;
  /** The board shows the time itself, larger than the house does. */
  readonly hasOwnClock?: boolean;
  /** Whose move it is and what you can do, in words. */
  headline(view: View, seat: number | null, chairs: readonly ChairView[]): string;
  /** Whether the game waits for this seat, so that somebody who is away can be called. */
  isYourTurn?(view: View, seat: number | null): boolean;
  /** For the replay: it tells what happened, where the house's own words say too little. */
  readonly History?: () => Promise<History<View>>;
  /** The options in a few words: "base game, 20 points". */
  optionsInShort(options: Options): string;
  /** The result in one line, where naming the winners does not tell it: a team's. Null: it does. */
  verdict?(outcome: Outcome, chairs: readonly ChairView[], seat: number | null): string | null;
  /** Why the game ended as it did, in a sentence. */
  why(outcome: Outcome, chairs: readonly ChairView[]): string;
  /** One good memory of a game that is over. */
  memory?(view: View, chairs: readonly ChairView[]): string | null;
  /** What the archive tells of a result: "Expert, won with 1:12 left". */
  archiveInShort?(told: any): string;
  /** The points of a result in the archive, where they are not those of the first chair. */
  archivePoints?(told: any): number;
  /** Whether a result of the archive has something to look at. */
  hasKeepsake?(told: any): boolean;
  /** What a finished game leaves to look at, small, in a gallery. */
  readonly Keepsake?: PartLoader<KeepsakeProps<View>>;
  /** Which list of the archive a result stands in: "Expert, 3 players". Empty: it tells nothing. */
  archiveList?(told: any): string;
  /** A result of the daily puzzle in words, from what the board ranks by. */
  puzzleResult?(rankBy: readonly number[]): string;
  /** The end is a scene on the board: it is shown before the result, which is a touch away. */
  endsOnBoard?(view: View): boolean;
  /** How long the board is still seen after the last move, before the result comes by itself. */
  readonly lingersMs?: number;
}

/** A game as the shell holds it: the shell hands views and actions through and looks into none. */
export type AnyGame = GameModule<any, any, any, any, any>;

/** Checks a game against its own types, and hands it to the shell. */
export const defineGame = <Options, View, Action, Question, Answer>(
  game: GameModule<Options, View, Action, Question, Answer>,
): AnyGame => game;

/** What a package has drawn into its place. */
export interface PartDrawn<Props> {
  /** Called whenever something of what it was given changes, and when the language does. */
  update(props: Props): void;
  /** The place is taken away. */
  destroy(): void;
}

/** Draws a part of a package's game, by whatever means the package was built with. */
export type Draw<Props> = (place: HTMLElement, props: Props) => PartDrawn<Props>;

/** What the pages of a package can ask of the house. */
export interface HouseHands {
  /** The one that the person reads now. */
  language(): Language;
  /** What `words.json` of the package calls this, in that language. */
  word(name: string): string;
}

interface DrawnParts<Options, View, Action, Question, Answer> {
  readonly Board: Draw<GameProps<View, Action, Question, Answer>>;
  readonly OptionsSentence?: Draw<OptionsProps<Options>>;
  readonly ColourChoice?: Draw<ColourChoiceProps>;
  readonly Rules?: Draw<object>;
  readonly Guide?: Draw<GuideProps>;
  readonly Ending?: Draw<EndingProps<View>>;
  readonly Keepsake?: Draw<KeepsakeProps<View>>;
}

/**
 * The same contract for pages that an installed package brings: parts are drawn, not components, for
 * the package shares no code with the shell. Only the board is asked for: the plain game does the rest.
 */
export type BroughtGame<Options, View, Action, Question, Answer> = DrawnParts<
  Options,
  View,
  Action,
  Question,
  Answer
> &
  Partial<
    Omit<
      GameModule<Options, View, Action, Question, Answer>,
      keyof DrawnParts<Options, View, Action, Question, Answer>
    >
  >;

export type AnyBroughtGame = BroughtGame<any, any, any, any, any>;

/** What `pages/index.js` of a package exports by default. */
export type BringGame = (house: HouseHands) => AnyBroughtGame;
