// A player's place at the mosaic: the piece or stone that is picked, where it may go, and where it
// is meant to go. The server says what is legal and what it brings.

import { announce } from "../../../../ui/announcer.svelte.ts";
import { play as sound } from "../../../../ui/sound.ts";
import type { GameProps } from "../../../game.ts";
import { offer } from "../tray/help.ts";
import { words } from "../../words/words.ts";
import { isEmpty, isSolo, inHand, laidPieces, restingTurn, shapeNamed } from "../pieces.ts";
import { nearestPlace, shownPlaces, turnsAt } from "./places.ts";
import { contains, type Corner, type Polygon } from "../polygon.ts";
import { actionOf, isSame, questionAbout, type Offer, type Picked } from "./choices.ts";
import { cornersOf, type Held } from "./sides.ts";
import { Walk } from "./walk.ts";
import { refusal } from "../../words/refusals.ts";
import { choiceInWords, fitInWords, pieceInWords } from "../../words/spoken.ts";
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
  View,
} from "../../wire.gen.ts";

export type { Offer, Picked };
export type BoardProps = GameProps<View, Action, Question, Answer>;

export interface Notice {
  readonly sentence: string;
  readonly side: readonly [Corner, Corner] | null;
  readonly piece: number | null;
}

/** A better move that somebody did not see. */
export interface Missed {
  readonly choice: Offer;
  readonly colour: Colour;
}

/** How near a finger must come to a place, in short sides. */
const SNAP = 1.5;

export class Desk {
  picked = $state.raw<Picked | null>(null);
  /** Everything that is legal with it, best first; null: not known yet. */
  choices = $state.raw<readonly Offer[] | null>(null);
  chosen = $state.raw<Offer | null>(null);
  /** How the piece is turned in the hand; null: as it fits best. */
  wanted = $state<number | null>(null);
  isDragging = $state(false);
  isSending = $state(false);
  /** The number of the move that was already heard here, when it was made. */
  heard = 0;
  notice = $state.raw<Notice | null>(null);
  /** By hand: the piece where it was put, before the table has said that it can stay. */
  held = $state.raw<Held | null>(null);
  /** By hand and with keys: the piece of the mosaic on which the stone would be tried. */
  felt = $state<number | null>(null);
  #walking = new Walk();
  /** The place that was chosen before it was turned. */
  #anchor: Placement | null = null;
  /** Somebody was quicker than the answer. */
  #isHasty = false;
  readonly #props: () => BoardProps;

  readonly places = $derived((this.choices ?? []).filter((choice) => choice.kind === "placement"));
  readonly targets = $derived((this.choices ?? []).filter((choice) => choice.kind === "target"));
  readonly place = $derived(this.chosen?.kind === "placement" ? this.chosen : null);
  readonly shown = $derived(shownPlaces(this.places, this.place, this.wanted));
  /** The corners of the picked piece on the table, whether held or at its place. */
  readonly lying = $derived.by((): Polygon | null => {
    if (this.place) return this.place.corners;
    const isPiece = this.picked !== null && this.picked !== "stone";
    return this.held && isPiece ? cornersOf(this.#shape, this.held) : null;
  });

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

  /** One lays the piece oneself: nothing is lit (TI-52). */
  get isByHand(): boolean {
    return this.view.options.help === "hand";
  }

  get #shape(): ShapeView {
    return shapeNamed(this.view, this.picked as Shape);
  }

  /** The hand in the tray: yours; alone, the one whose turn it is. */
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

  /** How many ways there are to lie at the chosen place; by hand, to be held. */
  get waysHere(): number {
    if (this.isByHand) return this.lying ? this.#shape.period : 0;
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
        else if (answer?.kind === "by_hand") this.#beginByHand(answer.fits_somewhere);
        else if (answer?.kind === "because") this.#learn([], answer);
        else if (answer?.kind === "unanswered") this.#tell(words().notThisOne);
      });
    return () => (isStale = true);
  }

  #learn(choices: readonly Offer[], refusal: Because | null = null): void {
    this.choices = choices;
    const same = choices.find((choice) => this.chosen && isSame(choice, this.chosen));
    this.chosen = same ?? null;
    this.#anchor = same?.kind === "placement" ? same : null;
    if (refusal) this.#refuse(refusal);
    else if (choices.length === 0) this.#tell(this.#nowhere);
    else if (this.#isHasty) this.step(1);
    else if (!this.isDragging) announce(offer(this));
  }

  #beginByHand(fitsSomewhere: boolean): void {
    this.choices = [];
    if (!fitsSomewhere) this.#tell(this.#nowhere);
    else if (!this.isDragging && !this.lying) announce(offer(this));
  }

  get #nowhere(): string {
    return this.picked === "stone" ? words().noTarget : words().nowhere;
  }

  pick(picked: Picked): void {
    if (!this.#holds(picked) || this.isSending) return;
    this.clear();
    sound("pickUp");
    this.picked = picked;
  }

  clear(): void {
    this.picked = this.choices = this.chosen = this.wanted = this.notice = this.held = null;
    this.#anchor = null;
    this.felt = null;
    this.#walking = new Walk();
    this.#isHasty = false;
  }

  putBack(): void {
    if (!this.picked) return;
    this.clear();
    announce(words().said.putBack);
  }

  choose(choice: Offer): void {
    this.notice = this.held = null;
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

  /** Steps through all places; by hand, around the mosaic. */
  step(by: number): void {
    if (this.isByHand) return this.#walk(by);
    this.#isHasty = this.choices === null;
    if (!this.choices?.length) return;
    const all = this.choices.length;
    const now = this.chosen ? this.choices.indexOf(this.chosen) : by > 0 ? -1 : 0;
    this.choose(this.choices[(now + by + all) % all]!);
  }

  /** By hand with keys: along the next side, or on the next piece. */
  #walk(by: number): void {
    if (this.picked === "stone") this.#feel(by);
    else if (this.view.last === null)
      this.#hold({ x: 0, y: 0, turn: this.turnInHand(this.#shape) });
    else this.#lean(this.lying ? by : 0, 0);
  }

  /** The next way to hold the piece against the same side. */
  lean(by: number): void {
    const isHeld =
      this.isByHand && this.view.last !== null && this.picked !== "stone" && this.lying;
    if (isHeld) this.#lean(0, by);
    else this.step(by);
  }

  #lean(bySide: number, byWay: number): void {
    const { held, told } = this.#walking.along(this.view, this.#shape, bySide, byWay);
    this.#hold(held);
    announce(told);
  }

  #feel(by: number): void {
    this.felt = this.#walking.next(this.view, this.felt, by);
    this.notice = this.chosen = null;
    if (this.felt !== null) announce(pieceInWords(this.view, this.felt));
  }

  #hold(held: Held): void {
    this.notice = this.chosen = null;
    this.#anchor = null;
    this.held = held;
    this.wanted = held.turn;
  }

  /** By hand: asks whether the piece, or the stone, can stay where it is. */
  async tryHere(): Promise<void> {
    const { held, picked } = this;
    if (picked === "stone" && this.felt !== null) return this.#topping(this.felt);
    if (!held || !picked || picked === "stone") return;
    const answer = await this.#props().ask({ kind: "why_not", shape: picked, ...held });
    if (held !== this.held) return;
    if (answer?.kind === "because") this.#refuse(answer);
    if (answer?.kind === "fits") this.#stay(answer.choice);
  }

  #stay(choice: Offer): void {
    this.choose(choice);
    sound("tick");
    announce(fitInWords(this.view, choice));
  }

  async #topping(piece: number): Promise<void> {
    const { view } = this;
    const answer = await this.#props().ask({ kind: "why_not_top", piece });
    if (this.picked !== "stone" || view !== this.view) return;
    if (answer?.kind === "because") this.#refuse(answer);
    if (answer?.kind === "fits") this.#stay(answer.choice);
  }

  /** Enter: lays what can stay, tries what is held. */
  enter(): void {
    void (this.isByHand && !this.chosen ? this.tryHere() : this.lay());
  }

  turnInHand(shape: ShapeView): number {
    return this.wanted ?? restingTurn(shape);
  }

  /** In the tray, where a piece that has its place on the mosaic lies as before. */
  turnInTray(shape: ShapeView): number {
    const isTurned = this.picked === shape.shape && !this.lying;
    return isTurned ? this.turnInHand(shape) : restingTurn(shape);
  }

  /** Turns the piece: where it lies if it lies, else in the hand. */
  turn(by: number): void {
    if (this.picked === null || this.picked === "stone") return;
    if (this.isByHand && this.lying) this.#turnByHand(by);
    else if (this.#anchor && this.place) this.#turnHere(this.#anchor, this.place, by);
    else {
      const shape = shapeNamed(this.view, this.picked);
      this.wanted = (this.turnInHand(shape) + by + shape.period) % shape.period;
    }
  }

  #turnByHand(by: number): void {
    const { x, y, turn } = (this.place ?? this.held)!;
    const { period } = this.#shape;
    this.#hold({ x, y, turn: (turn + by + period) % period });
    if (!this.isDragging) void this.tryHere();
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
    if (this.isByHand && this.picked !== "stone") {
      this.#hold({ x: point[0], y: point[1], turn: this.turnInHand(this.#shape) });
      return true;
    }
    const near = this.near(point);
    if (near !== this.place) {
      this.notice = null;
      this.chosen = near;
      this.#anchor = near;
    }
    return near !== null;
  }

  /** Something was put down: by hand it is tried; where nothing is lit, one is told why not. */
  async explain([x, y]: Corner): Promise<void> {
    const { picked, view } = this;
    if (!picked || (!this.choices && !this.isByHand)) return;
    if (picked === "stone") {
      const under = laidPieces(view).find(({ corners }) => contains(corners, [x, y]));
      return under ? this.#topping(under.piece) : this.#tell(words().stoneElsewhere);
    }
    if (this.isByHand) {
      this.#hold({ x, y, turn: this.turnInHand(this.#shape) });
      return this.tryHere();
    }
    const answer = await this.#props().ask({ kind: "why_not", shape: picked, x, y, turn: null });
    if (picked !== this.picked || view !== this.view) return;
    if (answer?.kind === "because") this.#refuse(answer);
    if (answer?.kind === "fits") {
      const { choice } = answer;
      this.choose(this.places.find((place) => isSame(place, choice)) ?? choice);
    }
    if (answer?.kind === "unanswered") this.#tell(words().litOnly);
  }

  #refuse({ code, side, piece }: Because): void {
    sound("regret");
    this.#tell(refusal(code), side, piece);
  }

  #tell(sentence: string, side: Notice["side"] = null, piece: number | null = null): void {
    this.notice = { sentence, side, piece };
    announce(sentence);
  }

  async lay(): Promise<void> {
    const { chosen } = this;
    if (!chosen || !this.canPlace) return;
    this.isSending = true;
    this.heard = (this.view.last?.number ?? 0) + 1;
    sound(chosen.kind === "target" ? "ring" : "putDown");
    const verdict = await this.#props().play(actionOf(chosen));
    this.isSending = false;
    if (verdict.ok) return this.clear();
    this.heard = 0;
    this.#tell(verdict.sentence);
  }
}
