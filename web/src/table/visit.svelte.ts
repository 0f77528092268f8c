// A table that has been entered, with its game: what the pages of a table work with.

import type { AnyGame, Verdict } from "../games/game.ts";
import { contribution, introduce, me } from "../identity.svelte.ts";
import { go } from "../router.svelte.ts";
import { play as sound } from "../ui/sound.ts";
import { toast } from "../ui/toasts.svelte.ts";
import type { ChairView, PersonColour, TableView, You } from "../wire.gen.ts";
import { isFree, nameOfPlayer } from "./chairs.ts";
import type { LiveTable, Order } from "./live.svelte.ts";

export class Visit {
  constructor(
    readonly live: LiveTable,
    readonly game: AnyGame,
  ) {}

  get table(): TableView {
    return this.live.table!;
  }

  get you(): You {
    return this.live.you!;
  }

  get isHost(): boolean {
    return this.table.host === this.you.player;
  }

  get hostName(): string {
    return nameOfPlayer(this.table, this.table.host);
  }

  /** Your chair, even while a bot keeps it. */
  get chair(): ChairView | null {
    const { seat } = this.you;
    return seat === null ? null : (this.table.chairs[seat] ?? null);
  }

  /** The clock of a daily puzzle runs on, for everybody alike. */
  get canPause(): boolean {
    return this.table.status === "playing" && this.chair?.bot === null && !this.table.puzzle;
  }

  /** Sends a command; a refusal is told to the person in words, unless the board sees to it. */
  readonly order = async (order: Order, isTold = true): Promise<Verdict> => {
    const verdict = await this.live.order(order);
    if (!verdict.ok && isTold) {
      sound("regret");
      toast(verdict.sentence, "regret");
    }
    return verdict;
  };

  sit(seat: number): Promise<Verdict> {
    return this.order({ kind: "sit", seat, contribution: contribution() });
  }

  /** Wears another colour, here and at the tables to come. */
  async wear(colour: PersonColour): Promise<void> {
    const person = me();
    if (!person || this.you.seat === null) return;
    introduce({ ...person, colour });
    this.live.greet();
    await this.sit(this.you.seat);
  }

  /** Leaves the chair, to watch from now on. */
  stand(): Promise<Verdict> {
    this.live.watch();
    return this.order({ kind: "stand" });
  }

  /**
   * Sits down at once on a free chair, unless only to watch. Whoever has one gives this browser's
   * say in the deal: a rematch seats people without having asked them.
   */
  takePlace(): void {
    const { seat } = this.you;
    if (seat !== null) void this.sit(seat);
    else if (!this.live.isWatching && this.table.chairs.some(isFree)) {
      void this.order({ kind: "sit", contribution: contribution() }, false);
    }
  }

  /** Says that somebody is here after all. */
  readonly touch = (): void => void this.order({ kind: "here" }, false);

  /** Opens a new table for the same people and goes there; the others are invited to follow. */
  async rematch(game?: string): Promise<void> {
    const verdict = await this.order(game ? { kind: "rematch", game } : { kind: "rematch" });
    if (verdict.ok && this.table.next_table) go(`/t/${this.table.next_table}`);
  }

  readonly play = (action: unknown, isTold?: boolean): Promise<Verdict> =>
    this.order({ kind: "act", action }, isTold);

  readonly ask = (question: unknown): Promise<unknown> => this.live.ask(question);
}
