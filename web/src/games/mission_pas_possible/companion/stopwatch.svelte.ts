// The timer of the box: it runs by the wall clock, so that a page that slept or was loaded anew
// still shows the right time.

import { createSubscriber } from "svelte/reactivity";
import { remember, remembered } from "../../../memory.ts";

const TICK_MS = 100;

interface Kept {
  readonly seconds: number;
  /** What was left when it was stopped; while it runs, when it will be over. */
  readonly left_ms: number;
  readonly ends_at_ms: number | null;
}

const full = (seconds: number): Kept => ({ seconds, left_ms: seconds * 1000, ends_at_ms: null });

function isKept(value: unknown): value is Kept {
  const { seconds, left_ms, ends_at_ms } = (value ?? {}) as Partial<Kept>;
  const isMoment = ends_at_ms === null || Number.isFinite(ends_at_ms);
  return Number.isFinite(seconds) && Number.isFinite(left_ms) && isMoment;
}

function found(seconds: number): Kept {
  try {
    const kept: unknown = JSON.parse(remembered("companion-timer") ?? "null");
    return isKept(kept) ? kept : full(seconds);
  } catch {
    return full(seconds);
  }
}

export class Stopwatch {
  #kept: Kept;
  #readAgain = createSubscriber((update) => {
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  });

  constructor(seconds: number) {
    this.#kept = $state.raw(found(seconds));
  }

  get seconds(): number {
    return this.#kept.seconds;
  }

  get left_ms(): number {
    const { left_ms, ends_at_ms } = this.#kept;
    if (ends_at_ms === null) return left_ms;
    this.#readAgain();
    return Math.max(0, ends_at_ms - Date.now());
  }

  get isRunning(): boolean {
    return this.#kept.ends_at_ms !== null && this.left_ms > 0;
  }

  get isOver(): boolean {
    return this.left_ms === 0;
  }

  get isUntouched(): boolean {
    const { seconds, left_ms, ends_at_ms } = this.#kept;
    return ends_at_ms === null && left_ms === seconds * 1000;
  }

  start(): void {
    if (this.isOver) return;
    this.#keep({ ...this.#kept, ends_at_ms: Date.now() + this.left_ms });
  }

  stop(): void {
    this.#keep({ ...this.#kept, left_ms: this.left_ms, ends_at_ms: null });
  }

  reset(seconds = this.seconds): void {
    this.#keep(full(seconds));
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    remember("companion-timer", JSON.stringify(kept));
  }
}
