// A player's place in the control room: the die in hand, what is lit, and what a touch means now.

import { Optimistic } from "../../../board/optimistic.svelte.ts";
import { announce } from "../../../ui/announcer.svelte.ts";
import { play as sound, type SoundName } from "../../../ui/sound.ts";
import type { GameProps } from "../../game.ts";
import { words } from "../words/words.ts";
import { foreseen } from "./foresee.ts";
import { heldBy } from "./people.ts";
import { SPACES_A_CARD } from "../data.gen.ts";
import { NO_ROLL, placesOf, rollOf, type Place } from "./dice/roll.ts";
import type {
  Action,
  Answer,
  CentreDie,
  Duty,
  Mark,
  OwnView,
  Phrase,
  Question,
  SeatView,
  Spot,
  View,
} from "../wire.gen.ts";

export type BoardProps = GameProps<View, Action, Question, Answer>;

const NO_SPOTS: readonly Spot[] = [];
/** Two touches so close are one gesture. */
const TWICE_MS = 400;

export const isSame = (one: Spot, other: Spot): boolean =>
  one.card === other.card && one.space === other.space;

export class Desk {
  /** The next die that is touched is pointed at, not taken. */
  isPointing = $state(false);
  /** Why the last touch came to nothing. */
  notice = $state<string | null>(null);
  /** The die that the pointer or the keyboard is at: where it fits is lit on everybody's cards. */
  regarded = $state<number | null>(null);
  /** The die that is being dragged to a card. */
  dragged = $state<number | null>(null);
  /** The sentences to choose from stand in the place of the tray. */
  isTalking = $state(false);
  #touched = { die: -1, at: 0 };
  /** Which of the lit spots or bombs the keyboard is at. */
  at = $state<number | null>(null);
  readonly #props: () => BoardProps;
  /** Your own actions are seen at once. */
  readonly #optimistic: Optimistic<View, Action>;
  /** As it was first seen: a view tells only what is left of it. */
  #roll = NO_ROLL;

  constructor(props: () => BoardProps) {
    this.#props = props;
    this.#optimistic = new Optimistic(
      () => props().view,
      (view, action) => foreseen(view, props().seat!, action),
    );
    $effect(() => {
      void this.#choices;
      this.at = null;
    });
    // What has been refused at one turn says nothing about the next.
    $effect(() => {
      void this.view.turn;
      this.notice = null;
    });
  }

  get view(): View {
    return this.#optimistic.shown;
  }

  get seat(): number | null {
    return this.#props().seat;
  }

  /** What may be done now; null: nothing at all, because one watches or looks back. */
  get own(): OwnView | null {
    return this.#props().isReplay ? null : this.view.own;
  }

  get mine(): SeatView | null {
    return this.seat === null ? null : this.view.seats[this.seat]!;
  }

  get duty(): Duty | null {
    return this.own && this.mine ? this.mine.duty : null;
  }

  /** The dice of this roll, each where it came to lie. */
  readonly places = $derived.by((): readonly Place[] => {
    this.#roll = rollOf(this.view, this.#roll);
    return placesOf(this.#roll, this.view);
  });

  readonly held = $derived.by((): CentreDie | null =>
    this.own ? (heldBy(this.view, this.seat) ?? null) : null,
  );

  /** The spaces to touch: for the die in hand, or those of which one die must be lost. */
  readonly spots = $derived.by((): readonly Spot[] => {
    if (!this.own) return NO_SPOTS;
    if (this.duty === "lose_die") return this.own.losses;
    const die = this.dragged ?? this.held?.die.die;
    return this.own.placements.filter((placement) => placement.die === die);
  });

  /** The bomb cards to choose from after a defusal. */
  readonly bombs = $derived.by((): readonly number[] =>
    this.own && this.duty === "take_bomb" ? this.own.bombs : [],
  );

  /** Text is compared by what it says: what the others do changes no choice of one's own. */
  readonly #choices = $derived.by(() => JSON.stringify([this.spots, this.bombs]));

  get canReroll(): boolean {
    return this.own?.can_reroll ?? false;
  }

  isUsable({ usable_by }: CentreDie): boolean {
    return this.seat !== null && usable_by.includes(this.seat);
  }

  isWanted({ wanted_by }: CentreDie): boolean {
    return this.seat !== null && wanted_by.includes(this.seat);
  }

  litOn(card: number): readonly number[] {
    return this.spots.filter((spot) => spot.card === card).map(({ space }) => space);
  }

  /** Where the die that is looked at would fit on this card, whoever's it is. */
  fitsOn(card: number): readonly number[] {
    const die = this.regarded ?? this.dragged ?? this.held?.die.die;
    const rolled = this.view.centre.find((one) => one.die.die === die);
    if (!rolled || this.duty === "lose_die") return [];
    return rolled.fits
      .filter((spot) => Math.floor(spot / SPACES_A_CARD) === card)
      .map((spot) => spot % SPACES_A_CARD);
  }

  async #send(action: Action, heard?: SoundName): Promise<void> {
    this.notice = null;
    if (heard) sound(heard);
    const verdict = await this.#optimistic.until(this.#props().play(action, false), action);
    if (!verdict.ok) this.#regret(verdict.sentence);
  }

  /** The tray tells it: a note over the board would cover what the others do meanwhile. */
  #regret(sentence: string): void {
    this.notice = sentence;
    sound("regret");
    announce(sentence);
  }

  draw(): void {
    if (this.own?.can_draw) void this.#send({ kind: "draw_dice" }, "pickUp");
  }

  /** Take it, put it back, point at it, roll it again: whatever this moment means by a touch. */
  touch(rolled: CentreDie): void {
    const { die } = rolled.die;
    if (!this.own) return;
    if (this.canReroll) void this.#send({ kind: "reroll", die }, "pickUp");
    else if (this.isPointing) this.point(rolled);
    else if (this.#isTouchedTwice(die) && this.#placeIfOnlyOne(die)) return;
    else if (rolled.held_by === this.seat) this.putBack();
    else void this.#send({ kind: "take_die", die }, "pickUp");
  }

  #isTouchedTwice(die: number): boolean {
    const [before, at] = [this.#touched, performance.now()];
    this.#touched = { die, at };
    return before.die === die && at - before.at < TWICE_MS;
  }

  /** A die with a single legal space goes there by a double touch. */
  #placeIfOnlyOne(die: number): boolean {
    const [only, ...others] = this.own!.placements.filter((one) => one.die === die);
    if (!only || others.length > 0) return false;
    void this.#send({ kind: "place_die", die, card: only.card, space: only.space }, "putDown");
    return true;
  }

  /** What was dragged comes to lie there, or goes back. */
  drop(spot: Spot | null): void {
    const die = this.dragged;
    const isLit = spot !== null && this.spots.some((lit) => isSame(lit, spot));
    this.dragged = null;
    if (die === null || !spot || !isLit) return;
    void this.#send({ kind: "place_die", die, card: spot.card, space: spot.space }, "putDown");
  }

  // Talk

  /** "For you, Dana", or no longer. */
  offer({ die, offers }: CentreDie, seat: number): void {
    if (!this.own?.can_talk) return;
    const isMade = offers.some(({ by, to }) => by === this.seat && to === seat);
    const action = isMade
      ? ({ kind: "take_back_offer", die: die.die } as const)
      : ({ kind: "offer_die", die: die.die, seat } as const);
    void this.#send(action, "tick");
  }

  say(phrase: Phrase): void {
    this.#tell({ kind: "speak", phrase });
  }

  askFor(mark: Mark): void {
    this.#tell({ kind: "ask_for", mark });
  }

  askReroll(die: number): void {
    this.#tell({ kind: "ask_reroll", die });
  }

  #tell(action: Action): void {
    this.isTalking = false;
    if (this.own?.can_talk) void this.#send(action, "tick");
  }

  toggleTalk(): void {
    this.isTalking = !this.isTalking && (this.own?.can_talk ?? false);
  }

  stopTalking(): void {
    this.isTalking = false;
  }

  /** Strict mode: "nobody can use this one". */
  declareUnused(die: number): void {
    if (this.own?.declarable.includes(die)) void this.#send({ kind: "declare_unused", die });
  }

  /** "I want this one", or no longer. */
  point(rolled: CentreDie): void {
    this.isPointing = false;
    if (!this.own || this.view.phase !== "place") return;
    const { die } = rolled.die;
    const action = this.isWanted(rolled)
      ? ({ kind: "stop_pointing" } as const)
      : ({ kind: "point_at", die } as const);
    void this.#send(action, "tick");
  }

  putBack(): void {
    this.isPointing = false;
    if (!this.held) return;
    announce(words().news.wentBack(this.held.die));
    void this.#send({ kind: "put_back" });
  }

  touchSpot(spot: Spot): void {
    if (!this.spots.some((lit) => isSame(lit, spot))) return;
    const { card, space } = spot;
    if (this.duty === "lose_die") void this.#send({ kind: "lose_die", card, space }, "pickUp");
    else if (this.held) {
      void this.#send({ kind: "place_die", die: this.held.die.die, card, space }, "putDown");
    }
  }

  takeBomb(card: number): void {
    if (this.bombs.includes(card)) void this.#send({ kind: "take_bomb", card }, "putDown");
  }

  reveal(): void {
    if (this.own?.can_reveal) void this.#send({ kind: "reveal_sabotage" });
  }

  /** Steps through what is lit, with the keyboard. */
  step(by: number): void {
    const all = this.spots.length || this.bombs.length;
    if (all === 0) return;
    const now = this.at ?? (by > 0 ? -1 : 0);
    this.at = (now + by + all) % all;
  }

  /** Chooses what the keyboard is at; the only thing that is lit needs no step. */
  confirm(): void {
    const at = this.at ?? (Math.max(this.spots.length, this.bombs.length) === 1 ? 0 : null);
    if (at === null) return;
    if (this.spots[at]) this.touchSpot(this.spots[at]);
    else if (this.bombs[at] !== undefined) this.takeBomb(this.bombs[at]);
  }

  get markedSpot(): Spot | null {
    return this.at === null ? null : (this.spots[this.at] ?? null);
  }

  get markedBomb(): number | null {
    return this.at === null ? null : (this.bombs[this.at] ?? null);
  }
}
