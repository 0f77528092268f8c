// The table's clock: what the server said last, counted on by the browser's own clock.

import { createSubscriber } from "svelte/reactivity";
import type { LiveClock } from "../games/game.ts";
import type { Clock } from "../wire.gen.ts";

const TICK_MS = 100;
const STOPPED: Clock = { at_ms: 0, left_ms: null, is_running: false };

export class BrowserClock implements LiveClock {
  #said = $state.raw<Clock>(STOPPED);
  #arrived = 0;
  /** Ticks only while something on the page reads the time. */
  #readAgain = createSubscriber((update) => {
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  });

  set(said: Clock): void {
    this.#arrived = performance.now();
    this.#said = said;
  }

  get isRunning(): boolean {
    return this.#said.is_running;
  }

  get at_ms(): number {
    return this.#said.at_ms + this.#elapsed();
  }

  get left_ms(): number | null {
    const { left_ms } = this.#said;
    return left_ms === null ? null : Math.max(0, left_ms - this.#elapsed());
  }

  #elapsed(): number {
    if (!this.#said.is_running) return 0;
    this.#readAgain();
    return performance.now() - this.#arrived;
  }
}

/** "1:24"; the last second is shown as 0:01 until it is over. */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
