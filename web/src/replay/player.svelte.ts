// Plays a finished game again: which moment is shown, and how fast the next one comes.

import type { LiveClock } from "../games/game.ts";
import { apply } from "../table/changes.ts";
import type { Frame, Replay } from "../wire.gen.ts";

export const SPEEDS: readonly number[] = [1, 2, 4];

const SHORTEST_MS = 220;
const LONGEST_MS = 2000;

type Told = Pick<Replay, "first" | "frames">;

/** The view at a moment, after those before it; what did not change is shared between them. */
function viewAt(at: number, { first, frames }: Told, known: unknown[]): unknown {
  while (known.length <= at) {
    const frame = frames[known.length]!;
    known.push(apply(known.at(-1) ?? first, frame.view));
  }
  return known[at];
}

/** Every view of a replay, in order. */
export function views(replay: Told): readonly unknown[] {
  const all: unknown[] = [];
  if (replay.frames.length > 0) viewAt(replay.frames.length - 1, replay, all);
  return all;
}

/** Where somebody sat, if at all. Bots are nobody. */
export function seatOf(player: string | null, chairs: Replay["chairs"]): number | null {
  const seat = player ? chairs.findIndex((chair) => chair.player === player) : -1;
  return seat < 0 ? null : seat;
}

/** How long a moment lasts before the next: as long as it did, within reason. */
export function pauseBefore(frame: Frame, next: Frame, speed: number): number {
  const lasted = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, next.at_ms - frame.at_ms));
  return lasted / speed;
}

export class ReplayPlayer {
  at = $state(0);
  isPlaying = $state(false);
  speed = $state(SPEEDS[0]!);
  /** As far as they have been looked at: a long game is not read through before it is shown. */
  readonly #views: unknown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    at = 0,
  ) {
    this.at = this.#within(at);
  }

  get length(): number {
    return this.replay.frames.length;
  }

  get frame(): Frame {
    return this.replay.frames[this.at]!;
  }

  get isAtEnd(): boolean {
    return this.at === this.length - 1;
  }

  get view(): unknown {
    return viewAt(this.at, this.replay, this.#views);
  }

  /** As it was a moment before; at the beginning, as it is. */
  get viewBefore(): unknown {
    return this.#views[Math.max(0, this.at - 1)];
  }

  get clock(): LiveClock {
    return { at_ms: this.frame.at_ms, left_ms: null, isRunning: false };
  }

  seek(at: number): void {
    this.at = this.#within(at);
    if (this.isPlaying) this.#schedule();
  }

  step(by: number): void {
    this.stop();
    this.seek(this.at + by);
  }

  play(): void {
    if (this.at === this.length - 1) this.at = 0;
    this.isPlaying = true;
    this.#schedule();
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #within(at: number): number {
    return Math.min(this.length - 1, Math.max(0, at));
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const next = this.replay.frames[this.at + 1];
    if (!next) return this.stop();
    const wait = pauseBefore(this.frame, next, this.speed);
    this.#timer = setTimeout(() => this.seek(this.at + 1), wait);
  }
}
