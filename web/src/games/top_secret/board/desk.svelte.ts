// Your side of the table: what is to be done, what has been chosen, what was just shown.

import type { GameProps, Verdict } from "../../game.ts";
import { begun, type Dialled } from "./call/dialling.ts";
import { keep, kept, type Seen } from "./kept.ts";
import { currentRound, taskOf, type Task } from "./situation.ts";
import type { Action, Answer, OwnView, Place, Question, View } from "../wire.gen.ts";

export type BoardProps = GameProps<View, Action, Question, Answer>;
export type Fact = OwnView["facts"][number];

/** Whether somebody showed this seat something that it did not know. */
export const isNews = (fact: Fact, seat: number | null): boolean => {
  if (fact.kind === "exchange") return fact.seen !== null || fact.seen_black !== null;
  return fact.kind === "looked" || fact.asked !== seat;
};

/** What lies over the map: the exchange of cards, or the telephone. */
export type Overlay = "exchange" | "call" | null;

/** A round of a game. */
const momentOf = (view: View): string => `${view.game}-${currentRound(view).number}`;

export class Desk {
  #place = $state<Place | null>(null);
  #overlay = $state<Overlay>(null);
  /** The round in which these were chosen. */
  #since = $state("");
  /** The number as far as it is dialled, and the game that it belongs to. */
  #dialled = $state.raw<{ readonly game: number; readonly number: Dialled } | null>(null);
  #known = $state.raw<Seen | null>(null);
  /** What lay on the sheet when the page was opened, or the chair taken. */
  #found = $state.raw<Seen | null>(null);
  isSending = $state(false);
  /** Why the last thing was refused. */
  notice = $state("");

  constructor(private readonly game: () => BoardProps) {}

  get view(): View {
    return this.game().view;
  }

  get seat(): number | null {
    return this.game().seat;
  }

  get own(): OwnView | null {
    return this.view.own;
  }

  get task(): Task {
    return this.game().isReplay ? { kind: "wait", for: [] } : taskOf(this.view, this.seat);
  }

  get freePlaces(): readonly Place[] {
    return this.game().isReplay ? [] : (this.own?.offers.places ?? []);
  }

  /** What was begun ends with its round: the clock may have finished it, or another page. */
  get #isBegun(): boolean {
    return this.#since === momentOf(this.view);
  }

  /** Where one is about to go. */
  get place(): Place | null {
    const isFree = this.#place !== null && this.freePlaces.includes(this.#place);
    return isFree && this.#isBegun ? this.#place : null;
  }

  /** A second touch goes there. */
  choose(place: Place): void {
    if (this.place === place) void this.go();
    else this.#place = place;
    this.#since = momentOf(this.view);
  }

  async go(): Promise<void> {
    const { place, task } = this;
    if (place === null) return;
    await this.send({ kind: task.kind === "hide" ? "hide_place" : "lay_place", place });
  }

  get overlay(): Overlay {
    if (!this.#isBegun) return null;
    if (this.#overlay === "exchange" && this.task.kind !== "show") return null;
    return this.#overlay === "call" && !this.canCall ? null : this.#overlay;
  }

  enter(overlay: Overlay): void {
    this.#overlay = overlay;
    this.#since = momentOf(this.view);
  }

  get canCall(): boolean {
    return !this.game().isReplay && (this.own?.offers.can_call ?? false);
  }

  /** Kept while one looks at the map or the sheet, and for the next meeting of the same game. */
  get dialled(): Dialled {
    const { view, own, seat } = this;
    return this.#dialled?.game === view.game ? this.#dialled.number : begun(own!, seat!);
  }

  dial(number: Dialled): void {
    this.#dialled = { game: this.view.game, number };
  }

  async send(action: Action): Promise<Verdict> {
    this.isSending = true;
    const verdict = await this.game().play(action);
    this.isSending = false;
    this.notice = verdict.ok ? "" : verdict.sentence;
    if (verdict.ok) {
      this.#overlay = null;
      this.#place = null;
    }
    return verdict;
  }

  ask(question: Question): Promise<Answer | null> {
    return this.game().ask(question);
  }

  /** The oldest thing that was shown to this player and is not yet put away. */
  get fresh(): Fact | null {
    if (this.#known === null || this.#known.game !== this.view.game) return null;
    const since = this.own?.facts.slice(this.#known.facts) ?? [];
    return since.find((fact) => isNews(fact, this.seat)) ?? null;
  }

  /** Whether it was shown while the page was closed. */
  isMissed(fact: Fact): boolean {
    const found = this.#found?.game === this.view.game ? this.#found.facts : 0;
    return this.own?.facts.slice(0, found).includes(fact) ?? false;
  }

  /** Begins to read: where this browser left off, or anew in each game of the series. In a replay
   * nothing is shown to anybody: it would lie over map and casebook, and take the keys. */
  read(): void {
    const { game, own } = this.view;
    if (this.game().isReplay || own === null || this.#known?.game === game) return;
    this.#found ??= { game, facts: own.facts.length };
    this.#know(this.#known === null ? this.#leftOff(this.#found) : { game, facts: 0 });
  }

  /** To a browser that has not seen this table, what lies on the sheet is no news. */
  #leftOff(found: Seen): Seen {
    const known = kept("seen", this.game().table);
    if (known === null) return found;
    return known.game === found.game ? known : { game: found.game, facts: 0 };
  }

  #know(known: Seen): void {
    this.#known = known;
    keep("seen", this.game().table, known);
  }

  putAway(): void {
    const { fresh, own } = this;
    if (this.#known && fresh && own) {
      this.#know({ ...this.#known, facts: own.facts.indexOf(fresh) + 1 });
    }
  }
}
