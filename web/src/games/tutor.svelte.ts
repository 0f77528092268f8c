// The tutor of a lesson: it plays the server on a prepared table, and accepts only what the step
// asks for. The first step and the last are only read.

import type { Verdict } from "./game.ts";

export abstract class Tutor<View, Action, Question, Answer> {
  step = $state(0);

  /** The last step, from 0. */
  abstract readonly last: number;
  /** What the player sees at this step. */
  abstract get view(): View;
  abstract readonly play: (action: Action) => Promise<Verdict>;
  abstract readonly ask: (question: Question) => Promise<Answer | null>;

  /** Whether the step only wants to be read. */
  get isToRead(): boolean {
    return this.step === 0 || this.step === this.last;
  }

  next(): void {
    this.step = Math.min(this.step + 1, this.last);
  }
}

/** What the tutor says to a move that the step does not ask for. */
export const refused = (sentence: string): Verdict => ({ ok: false, code: "lesson", sentence });
