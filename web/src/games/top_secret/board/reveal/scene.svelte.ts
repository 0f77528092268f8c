// The scene of a call, beat by beat: the receiver is lifted, the number dialled, it rings, and the
// black cards turn; or all at once for whoever does not want to wait.

import { sound, type SoundOfVenice } from "../sounds/voices.ts";

interface Beat {
  readonly kind: "lift" | "dial" | "ring" | "turn";
  /** How long it takes to come. */
  readonly ms: number;
  readonly sound: SoundOfVenice;
}

const LIFT: Beat = { kind: "lift", ms: 500, sound: "lift" };
const DIAL: Beat = { kind: "dial", ms: 550, sound: "dial" };
const RING: Beat = { kind: "ring", ms: 650, sound: "ring" };
const TURN: Beat = { kind: "turn", ms: 1100, sound: "card" };

const repeated = (beat: Beat, times: number): readonly Beat[] => Array(times).fill(beat);

export class Scene {
  #played = $state(0);
  readonly #beats: readonly Beat[];

  /** With so many fragments to dial, and so many agents whose cards turn. */
  constructor(fragments: number, agents: number) {
    this.#beats = [LIFT, ...repeated(DIAL, fragments), RING, ...repeated(TURN, agents)];
  }

  #count(kind: Beat["kind"]): number {
    return this.#beats.slice(0, this.#played).filter((beat) => beat.kind === kind).length;
  }

  get isLifted(): boolean {
    return this.#count("lift") > 0;
  }

  get dialled(): number {
    return this.#count("dial");
  }

  /** Until the first card turns. */
  get isRinging(): boolean {
    return this.#count("ring") > 0 && !this.isTurned(0);
  }

  isTurned(place: number): boolean {
    return place < this.#count("turn");
  }

  get isDone(): boolean {
    return this.#played >= this.#beats.length;
  }

  /** An effect: the next beat comes after a while, unless all of them do before. */
  readonly wait = (): (() => void) | undefined => {
    const beat = this.#beats[this.#played];
    if (!beat) return undefined;
    const timer = setTimeout(() => this.#play(beat), beat.ms);
    return () => clearTimeout(timer);
  };

  #play(beat: Beat): void {
    this.#played += 1;
    sound(beat.sound);
  }

  skip(): void {
    this.#played = this.#beats.length;
  }
}
