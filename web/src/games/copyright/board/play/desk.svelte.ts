// A player's place at the drafting table: their stack as it will be once the server agrees, and
// the card that is held over it. It sends moves and shows them at once; the server has the word.

import { grown, type Bounds } from "../../../../board/bounds.ts";
import { Optimistic } from "../../../../board/optimistic.svelte.ts";
import { announce } from "../../../../ui/announcer.svelte.ts";
import { play as sound } from "../../../../ui/sound.ts";
import type { GameProps } from "../../../game.ts";
import type { Layout } from "../layout.ts";
import { words } from "../../words/words.ts";
import { after, FLIP, type Orientation } from "../cards/orientation.ts";
import { faceInWords, placeInWords } from "../../words/spoken.ts";
import {
  boundsOf,
  isAt,
  nearest,
  overlapping,
  turnedStack,
  withCard,
  withoutCard,
} from "../cards/stack.ts";
import { groupAt, groupSpots, groupTurned, layingOrder } from "./group.ts";
import { HandOrder } from "./order.svelte.ts";
import { Trial } from "./trial.svelte.ts";
import type { Action, Answer, LaidCard, OwnView, Question, Spot, View } from "../../wire.gen.ts";

export type BoardProps = GameProps<View, Action, Question, Answer>;

/** What every phase of the board is given. */
export interface PhaseProps {
  game: BoardProps;
  layout: Layout;
}

const MIDDLE: Spot = { x: 0, y: 0 };

const isSame = (one: LaidCard, other: LaidCard | undefined) =>
  other !== undefined && isAt(one, other.x, other.y) && one.orientation === other.orientation;

export class Desk {
  /** The card in the air. A laid one keeps its place in the stack until it is laid elsewhere. */
  held = $state.raw<LaidCard | null>(null);
  /** The held card follows a finger; from the hand it may want to go anywhere. */
  drag = $state<"from_hand" | "over_mat" | null>(null);
  /** The card that has just been laid: it settles. */
  settling = $state.raw<LaidCard | null>(null);
  /** Why something could not be done, for everybody to read. */
  notice = $state("");
  /** The last thing that happened to the held card was a turn or a flip. */
  #isTurned = $state(false);
  /** The cards that were turned, as they were left: so they lie in the hand from then on. */
  #turned = $state.raw<Readonly<Record<number, Orientation>>>({});
  readonly #props: () => BoardProps;

  /** Where cards can be tried; none in turns, where each card comes alone. */
  readonly trial: Trial;
  readonly order: HandOrder;
  /** Cards lifted together, the held one first; empty: it is alone. */
  group = $state.raw<readonly LaidCard[]>([]);

  readonly #stack = new Optimistic<readonly LaidCard[], Action>(
    () => this.#laidByServer(),
    (laid, action) => this.#applied(laid, action),
  );
  /** The stack that is shown: the one that counts, or the trial. */
  readonly laid = $derived.by(() => (this.trial.isOpen ? this.trial.cards : this.counting));
  /** The shown stack without the card in the air. */
  readonly lying = $derived(this.held ? withoutCard(this.laid, this.held.card) : this.laid);
  readonly isMoved = $derived(
    this.held !== null && !isSame(this.held, this.#laidCard(this.held.card)),
  );

  constructor(props: () => BoardProps) {
    this.#props = props;
    const { table, view } = props();
    const hand = () => this.own?.hand ?? [];
    this.trial = new Trial(table, view.round, hand, (card) => this.isLaid(card));
    this.order = new HandOrder(table, view.round, hand);
  }

  get view(): View {
    return this.#props().view;
  }

  /** Your stack that counts, with the moves that are still under way. */
  get counting(): readonly LaidCard[] {
    return this.#stack.shown;
  }

  get own(): OwnView | null {
    return this.view.own;
  }

  get canPlay(): boolean {
    const { view, seat, isReplay } = this.#props();
    return !isReplay && seat !== null && view.phase === "play";
  }

  get isReplay(): boolean {
    return this.#props().isReplay;
  }

  get canTurnStack(): boolean {
    if (this.trial.isOpen) return this.trial.cards.length > 0;
    return this.own?.can_turn_stack ?? false;
  }

  /** In turns there is nothing to try with. */
  get canTry(): boolean {
    return this.canPlay && this.own?.drawn == null;
  }

  /** Shows the trial, or again the stack that counts. */
  openTrial(isOpen: boolean): void {
    if (!this.canTry || isOpen === this.trial.isOpen) return;
    this.letGo();
    this.notice = "";
    this.trial.isOpen = isOpen;
    announce(isOpen ? words().trial.opened : words().trial.closed);
  }

  /** The whole trial in the air, over the stack that counts. */
  liftTrial(): void {
    const { cards } = this.trial;
    const wanted = this.own?.tally?.frame ?? this.counting.at(-1) ?? MIDDLE;
    const spot = nearest(groupSpots(cards, this.counting), wanted.x, wanted.y);
    if (!this.canTry || !spot) return;
    this.trial.isOpen = false;
    this.#isTurned = false;
    this.#lift(groupAt(cards, spot));
    sound("pickUp");
  }

  #lift(cards: readonly LaidCard[]): void {
    this.group = cards;
    this.held = cards[0] ?? null;
  }

  /** Every card of the group, one after the other; what is refused stays in the trial. */
  async #layGroup(): Promise<void> {
    const order = layingOrder(this.group, this.counting);
    if (!order) return this.#tell(words().notHere);
    this.#lift([]);
    sound("putDown");
    const sent = order.map(({ card, x, y, orientation }) =>
      this.send({ kind: "lay_card", card, x, y, orientation }),
    );
    const done = await Promise.all(sent);
    order.filter((_, index) => done[index]).forEach(({ card }) => this.trial.take(card));
    if (done.every(Boolean)) announce(words().trial.laidAll(order.length));
  }

  /** How a card of the hand lies: as it came, until it is turned. */
  orientationOf(card: number): Orientation {
    if (this.held?.card === card) return this.held.orientation;
    return this.#turned[card] ?? this.own?.lies[card] ?? 0;
  }

  #laidByServer(): readonly LaidCard[] {
    const { view, seat } = this.#props();
    return seat === null ? [] : view.seats[seat]!.laid;
  }

  /** A card of the shown stack. */
  #laidCard(card: number): LaidCard | undefined {
    return this.laid.find((other) => other.card === card);
  }

  #applied(laid: readonly LaidCard[], action: Action): readonly LaidCard[] {
    if (action.kind === "lay_card") {
      const { card, x, y, orientation } = action;
      return withCard(laid, { card, face: this.own!.hand[card]!, x, y, orientation });
    }
    if (action.kind === "take_card") return withoutCard(laid, action.card);
    if (action.kind === "turn_stack") return turnedStack(laid, action.orientation);
    return laid;
  }

  /** Whether it lies in the stack that counts. */
  isLaid(card: number): boolean {
    return this.counting.some((other) => other.card === card);
  }

  /** Whether it lies in the stack that is shown. */
  isShown(card: number): boolean {
    return this.#laidCard(card) !== undefined;
  }

  /** A card's number, for people: its place in their hand. */
  numberOf(card: number): number {
    return this.order.placeOf(card) + 1;
  }

  /** Sends a move; if it is refused, all is as before, and the reason is told. */
  async send(action: Action): Promise<boolean> {
    this.notice = "";
    const verdict = await this.#stack.until(this.#props().play(action), action);
    if (!verdict.ok) this.notice = verdict.sentence;
    return verdict.ok;
  }

  pick(card: number): void {
    if (!this.canPlay || !this.own) return;
    const { drawn, hand } = this.own;
    if (drawn !== null && card !== drawn) {
      this.#tell(words().fixedCard);
      return;
    }
    if (this.isLaid(card)) this.trial.isOpen = false;
    this.notice = "";
    this.#isTurned = false;
    this.group = [];
    sound("pickUp");
    this.held = this.#laidCard(card) ?? {
      card,
      face: hand[card]!,
      orientation: this.orientationOf(card),
      ...this.#firstSpot(),
    };
  }

  /** A new card first hangs where it is most likely wanted: over the best frame so far. */
  #firstSpot(): Spot {
    const { tally, spots } = this.own!;
    if (this.trial.isOpen) {
      const { x, y } = this.laid.at(-1) ?? MIDDLE;
      return { x, y };
    }
    const wanted = tally?.frame ?? this.laid.at(-1) ?? MIDDLE;
    const { x, y } = nearest(spots, wanted.x, wanted.y) ?? MIDDLE;
    return { x, y };
  }

  /**
   * Where the held card may go. The server lists the spots for a card from the hand; for one that
   * was laid it judges each place when asked, and here only what hangs on nothing is left out.
   */
  get spots(): readonly Spot[] {
    if (!this.held || !this.own) return [];
    if (this.group.length > 0) return groupSpots(this.group, this.counting);
    if (this.trial.isOpen) return this.lying.length === 0 ? [MIDDLE] : overlapping(this.lying);
    if (!this.isLaid(this.held.card) || this.own.drawn !== null) return this.own.spots;
    return this.lying.length === 0 ? [this.held] : overlapping(this.lying);
  }

  /** Moves the held card as near to a place as it may lie. */
  moveTo(x: number, y: number): void {
    const spot = nearest(this.spots, x, y);
    if (this.held && spot && !isAt(this.held, spot.x, spot.y)) {
      this.notice = "";
      this.#isTurned = false;
      if (this.group.length > 0) this.#lift(groupAt(this.group, spot));
      else this.held = { ...this.held, x: spot.x, y: spot.y };
    }
  }

  /** Moves the held card by one cell, or tells why it cannot go there. */
  shift(dx: number, dy: number): void {
    if (!this.held) return;
    const { x, y } = { x: this.held.x + dx, y: this.held.y + dy };
    if (this.spots.some((spot) => isAt(spot, x, y))) this.moveTo(x, y);
    else this.#tell(this.lying.length > 0 ? words().notHere : words().firstInTheMiddle);
  }

  orient(change: Orientation): void {
    if (this.group.length > 0) {
      this.#isTurned = true;
      this.#lift(groupTurned(this.group, change));
    } else if (this.held) {
      this.#isTurned = true;
      const orientation = after(this.held.orientation, change);
      this.held = { ...this.held, orientation };
      this.#turned = { ...this.#turned, [this.held.card]: orientation };
    } else if (this.canPlay && this.canTurnStack && this.trial.isOpen) {
      this.trial.turn(change);
    } else if (this.canPlay && this.canTurnStack) {
      void this.send({ kind: "turn_stack", orientation: change });
      announce(change === FLIP ? words().said.stackFlipped : words().said.stackTurned);
    }
  }

  async lay(): Promise<void> {
    const { held, isMoved } = this;
    if (!held) return;
    if (this.group.length > 0) return this.#layGroup();
    if (!isMoved) {
      this.putBack();
      return;
    }
    const { card, x, y, orientation } = held;
    this.held = null;
    this.settling = held;
    sound("putDown");
    if (this.trial.isOpen) {
      this.trial.lay(held);
      announce(words().trial.laid(this.numberOf(card)));
    } else if (await this.send({ kind: "lay_card", card, x, y, orientation })) {
      this.trial.take(card);
      announce(words().said.laid(this.numberOf(card)));
    }
  }

  async takeOff(): Promise<void> {
    const { held } = this;
    if (!held) return;
    if (!this.isShown(held.card)) {
      this.putBack();
      return;
    }
    this.held = null;
    this.#turned = { ...this.#turned, [held.card]: held.orientation };
    if (this.trial.isOpen) this.trial.take(held.card);
    else if (await this.send({ kind: "take_card", card: held.card })) {
      announce(words().said.taken(this.numberOf(held.card)));
    }
  }

  /** Back to where it came from: the hand, or its place in the stack. */
  putBack(): void {
    if (!this.held) return;
    if (this.group.length > 0) this.trial.isOpen = true;
    else announce(words().said.putBack(this.numberOf(this.held.card)));
    this.letGo();
  }

  /** The moment for the held card is over: it goes back without a word. */
  letGo(): void {
    this.#lift([]);
    this.drag = null;
  }

  /** Where the held card is; after a turn also where its symbols have come to lie. */
  heldInWords(): string {
    if (!this.held) return "";
    const { card, face, orientation } = this.held;
    const place = words().said.held(this.numberOf(card), ...placeInWords(this.held, this.lying));
    return this.#isTurned ? `${place}, ${faceInWords(face, orientation)}` : place;
  }

  /** What the eye should have in sight: the stack, the card in the air, the best frame. */
  get bounds(): Bounds {
    const frame = this.trial.isOpen ? null : this.own?.tally?.frame;
    const held = this.group.length > 0 ? this.group : this.held ? [this.held] : [];
    const seen = [...this.lying, ...held, ...(frame ? [frame] : [])];
    return this.drag === "from_hand" ? grown(boundsOf(seen), 1) : boundsOf(seen);
  }

  #tell(reason: string): void {
    this.notice = reason;
    announce(reason);
  }
}
