// The countdown as this page counts it: shown, ticking, spoken, and announced sparingly.

import { announce } from "../../../../ui/announcer.svelte.ts";
import { play as sound } from "../../../../ui/sound.ts";
import {
  announcedBetween,
  isSpoken,
  isTicking,
  LAST_MINUTE,
  secondsLeft,
  secondsSaved,
} from "./countdown.ts";
import type { BoardProps } from "../desk.svelte.ts";
import { words } from "../../words/words.ts";
import { say } from "./voice.ts";

export class Timer {
  readonly #props: () => BoardProps;
  #before: number | null = null;

  readonly seconds = $derived.by(() => {
    const { result } = this.#props().view;
    return result ? secondsSaved(result.left_ms) : secondsLeft(this.#left_ms);
  });

  constructor(props: () => BoardProps) {
    this.#props = props;
    $effect(() => this.#tell(this.seconds));
  }

  get #left_ms(): number {
    const { view, clock } = this.#props();
    if (view.ends_at_ms === null) return view.options.countdown_seconds * 1000;
    return view.ends_at_ms - clock.at_ms;
  }

  get isRunning(): boolean {
    const { view, clock } = this.#props();
    return view.ends_at_ms !== null && view.result === null && clock.isRunning;
  }

  /** What is left of the whole, from 1 to 0. */
  get part(): number {
    return Math.min(1, this.seconds / this.#props().view.options.countdown_seconds);
  }

  #tell(seconds: number): void {
    const before = this.#before;
    this.#before = seconds;
    if (before === null || before <= seconds || !this.isRunning || this.#props().isReplay) return;
    if (isTicking(seconds)) sound("tick");
    // Of two sentences at once only the second is heard: the last minute has one of its own.
    if (isSpoken(seconds) && seconds !== LAST_MINUTE) say(words().spokenTime(seconds));
    const moment = announcedBetween(before, seconds);
    if (moment !== undefined) announce(words().timeLeft(moment));
  }
}
