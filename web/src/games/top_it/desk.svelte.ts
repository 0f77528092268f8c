// A player's place at the mosaic: the piece or stone that is picked, where it may go, and where it
// is meant to go. The server says what is legal and what it brings.

import { announce } from "../../ui/announcer.svelte.ts";
import { play as sound } from "../../ui/sound.ts";
import type { GameProps } from "../game.ts";
import { offer } from "./help.ts";
import { words } from "./messages.ts";
import { isEmpty, isSolo, inHand, restingTurn, shapeNamed } from "./pieces.ts";
import { nearestPlace, shownPlaces, turnsAt } from "./places.ts";
import type { Corner } from "./polygon.ts";
import { choiceInWords } from "./spoken.ts";
import type {
  Action,
  Answer,
  Because,
  Colour,
  HandView,
  Placement,
  Question,
  Shape,
  ShapeView,
  Target,
  View,
} from "./wire.gen.ts";

export type BoardProps = GameProps<View, Action, Question, Answer>;
export type Picked = Shape | "stone";
export type Choice = Placement | Target;

export interface Notice {
  readonly sentence: string;
  readonly side: readonly [Corner, Corner] | null;
  readonly piece: number | null;
}

/** A better move that somebody did not see. */
export interface Missed {
  readonly choice: Choice;
  readonly colour: Colour;
}

/** How near a finger must come to a place, in short sides. */
const SNAP = 1.5;

const actionOf = (choice: Choice): Action =>
  choice.kind === "target"
    ? { kind: "place_stone", piece: choice.piece }
    : { kind: "place_piece", shape: choice.shape, turn: choice.turn, at: choice.at };

const questionAbout = (picked: Picked): Question =>
  picked === "stone" ? { kind: "targets" } : { kind: "placements", shape: picked };

export class Desk {
  picked = $state.raw<Picked | null>(null);
  /** Everything that is legal with it, best first; null: not known yet. */
  choices = $state.raw<readonly Choice[] | null>(null);
  chosen = $state.raw<Choice | null>(null);
  /** How the piece is turned in the hand; null: as it fits best. */
  wanted = $state<number | null>(null);
  isDragging = $state(false);
  isSending = $state(false);
  notice = $state.raw<Notice | null>(null);
  /** The place that was chosen before it was turned. */
  #anchor: Placement | null = null;
  /** Somebody was quicker than the answer. */
  #isHasty = false;
  readonly #props: () => BoardProps;

  readonly places = $derived((this.choices ?? []).filter((choice) => choice.kind === "placement"));
  readonly targets = $derived((this.choices ?? []).filter((choice) => choice.kind === "target"));
  readonly place = $derived(this.chosen?.kind === "placement" ? this.chosen : null);
  readonly shown = $derived(shownPlaces(this.places, this.place, this.wanted));

  constructor(props: () => BoardProps) {
    this.#props = props;
    $effect(() => this.#inquire());
    $effect(() => {
      if (this.picked && !this.#holds(this.picked)) this.clear();
    });
  }

  get view(): View {
    return this.#props().view;
  }

  get seat(): number | null {
    return this.#props().seat;
  }

  /** The hand in the tray: the own one; alone, the one whose turn it is. */
  get home(): number {
    const { view, seat } = this.#props();
    return isSolo(view) ? (view.to_move ?? view.last?.hand ?? 0) : (seat ?? 0);
  }

  get hand(): HandView {
    return this.view.hands[this.home]!;
  }

  /** A piece can be tried while one waits for one's turn, too. */
  get canPick(): boolean {
    const { view, seat, isReplay } = this.#props();
    return !isReplay && seat !== null && view.to_move !== null && !isEmpty(this.hand);
  }

  get isMyTurn(): boolean {
    return this.canPick && this.view.to_move === this.home;
  }

  get canPlace(): boolean {
    return this.isMyTurn && this.chosen !== null && !this.isSending;
  }

  /** How many ways there are to lie at the chosen place. */
  get waysHere(): number {
    return this.#anchor ? turnsAt(this.places, this.#anchor).length : 0;
  }

  #holds(picked: Picked): boolean {
    if (!this.canPick) return false;
    return picked === "stone" ? this.hand.stone === null : inHand(this.hand).includes(picked);
  }

  /** Asks again whenever the mosaic has changed. */
  #inquire(): (() => void) | void {
    const { picked, view } = this;
    if (picked === null) return;
    let isStale = false;
    void this.#props()
      .ask(questionAbout(picked))
      .then((answer) => {
        if (isStale || view !== this.view) return;
        if (answer?.kind === "placements") this.#learn(answer.placements);
        else if (answer?.kind === "targets") this.#learn(answer.targets);
        else if (answer?.kind === "because") this.#learn([], answer);
      });
    return () => (isStale = true);
  }

  #learn(choices: readonly Choice[], refusal: Because | null = null): void {
    this.choices = choices;
    const same = choices.find((choice) => this.chosen && this.#isSame(choice, this.chosen));
    this.chosen = same ?? null;
    this.#anchor = same?.kind === "placement" ? same : null;
    if (refusal) this.#refuse(refusal);
    else if (choices.length === 0) this.#tell(this.#nowhere);
    else if (this.#isHasty) this.step(1);
    else if (!this.isDragging) announce(offer(this));
  }

  get #nowhere(): string {
    return this.picked === "stone" ? words().noTarget : words().nowhere;
  }

  #isSame(one: Choice, other: Choice): boolean {
    return JSON.stringify(actionOf(one)) === JSON.stringify(actionOf(other));
  }

  pick(picked: Picked): void {
    if (!this.#holds(picked) || this.isSending) return;
    this.clear();
    sound("pickUp");
    this.picked = picked;
  }

  clear(): void {
    this.picked = this.choices = this.chosen = this.wanted = this.notice = null;
    this.#anchor = null;
    this.#isHasty = false;
  }

  putBack(): void {
    if (!this.picked) return;
    this.clear();
    announce(words().said.putBack);
  }

  choose(choice: Choice): void {
    this.notice = null;
    this.chosen = choice;
    this.#anchor = choice.kind === "placement" ? choice : null;
    this.wanted = choice.kind === "placement" ? choice.turn : null;
    this.#speak();
  }

  #speak(): void {
    if (!this.chosen || !this.choices) return;
    const at = this.choices.indexOf(this.chosen) + 1;
    announce(choiceInWords(this.view, this.chosen, at, this.choices.length));
  }

  /** Steps through all places, best first. */
  step(by: number): void {
    this.#isHasty = this.choices === null;
    if (!this.choices?.length) return;
    const all = this.choices.length;
    const now = this.chosen ? this.choices.indexOf(this.chosen) : by > 0 ? -1 : 0;
    this.choose(this.choices[(now + by + all) % all]!);
  }

  turnInHand(shape: ShapeView): number {
    return this.wanted ?? restingTurn(shape);
  }

  /** In the tray, where a piece that has its place on the mosaic lies as before. */
  turnInTray(shape: ShapeView): number {
    const isTurned = this.picked === shape.shape && !this.place;
    return isTurned ? this.turnInHand(shape) : restingTurn(shape);
  }

  /** Turns the piece: where it lies if it lies, else in the hand. */
  turn(by: number): void {
    if (this.picked === null || this.picked === "stone") return;
    if (this.#anchor && this.place) this.#turnHere(this.#anchor, this.place, by);
    else {
      const shape = shapeNamed(this.view, this.picked);
      this.wanted = (this.turnInHand(shape) + by + shape.period) % shape.period;
    }
  }

  #turnHere(anchor: Placement, place: Placement, by: number): void {
    const ways = turnsAt(this.places, anchor);
    if (ways.length === 1) {
      this.#tell(words().onlyWay);
      return;
    }
    this.choose(ways[(ways.indexOf(place) + by + ways.length) % ways.length]!);
    this.#anchor = anchor;
  }

  /** The place that a finger at this point means. */
  near(point: Corner): Placement | null {
    return nearestPlace(this.places, point, this.wanted, SNAP);
  }

  /** While a piece is dragged it jumps to a place nearby. Whether it did. */
  dragTo(point: Corner): boolean {
    const near = this.near(point);
    if (near !== this.place) {
      this.notice = null;
      this.chosen = near;
      this.#anchor = near;
    }
    return near !== null;
  }

  /** Something was put where nothing is lit: says why it cannot lie there. */
  async explain([x, y]: Corner): Promise<void> {
    const { picked, view } = this;
    if (!picked || !this.choices) return;
    if (picked === "stone") {
      this.#tell(words().stoneElsewhere);
      return;
    }
    const answer = await this.#props().ask({
      kind: "why_not",
      shape: picked,
      x,
      y,
      turn: this.turnInHand(shapeNamed(view, picked)),
    });
    if (picked !== this.picked || view !== this.view) return;
    if (answer?.kind === "because") this.#refuse(answer);
    if (answer?.kind === "fits") {
      const { placement } = answer;
      this.choose(this.places.find((place) => this.#isSame(place, placement)) ?? placement);
    }
  }

  #refuse({ code, side, piece }: Because): void {
    sound("regret");
    this.#tell(words().because[code] ?? this.#nowhere, side, piece);
  }

  #tell(sentence: string, side: Notice["side"] = null, piece: number | null = null): void {
    this.notice = { sentence, side, piece };
    announce(sentence);
  }

  async lay(): Promise<void> {
    const { chosen } = this;
    if (!chosen || !this.canPlace) return;
    this.isSending = true;
    sound("putDown");
    const verdict = await this.#props().play(actionOf(chosen));
    this.isSending = false;
    if (verdict.ok) this.clear();
    else this.#tell(verdict.sentence);
  }
}
