// What the reader is about to do in the waiting room: which chair is held, for which a bot is
// sought, and what a touch means then.

import { words } from "../../messages/words.svelte.ts";
import { announce } from "../../ui/announcer.svelte.ts";
import { play } from "../../ui/sound.ts";
import type { Level } from "../../wire.gen.ts";
import { isFree } from "../chairs.ts";
import type { Visit } from "../visit.svelte.ts";

export class Hosting {
  /** The chair that was touched first and changes places with the next one. */
  chosen = $state<number | null>(null);
  /** The chair that gets a bot, once its strength is known. */
  botFor = $state<number | "all" | null>(null);
  isChangingGame = $state(false);

  constructor(private readonly visit: Visit) {}

  /** A touch on a chair. */
  readonly touch = (seat: number): void => {
    const { visit, chosen } = this;
    const isSettled = visit.isHost && visit.you.seat !== null;
    if (chosen !== null && chosen !== seat) void this.swap(chosen, seat);
    else if (!isFree(visit.table.chairs[seat]!)) this.chosen = chosen === seat ? null : seat;
    else if (isSettled) this.botFor = seat;
    else void visit.sit(seat);
  };

  readonly swap = async (seat: number, other: number): Promise<void> => {
    this.chosen = null;
    const { ok } = await this.visit.order({ kind: "swap", seat, other });
    if (!ok) return;
    play("putDown");
    announce(words().chair.swapped);
  };

  async seatBots(level: Level): Promise<void> {
    const seat = this.botFor;
    this.botFor = null;
    if (seat === null) return;
    play("putDown");
    if (seat === "all") await this.visit.order({ kind: "fill_with_bots", level });
    else await this.visit.order({ kind: "seat_bot", seat, level });
  }

  async changeGame(game: string): Promise<void> {
    this.isChangingGame = false;
    await this.visit.rematch(game);
  }
}
