// For tests: a board's props around a prepared view, with a server that answers when it is told to.

import type { Verdict } from "../../game.ts";
import type { BoardProps } from "./play/desk.svelte.ts";
import { viewAt } from "../guide/script.ts";
import type { Action, Answer, LaidCard, OwnView, Question, View } from "../wire.gen.ts";

export const DONE: Verdict = { ok: true };
export const refusal = (sentence: string): Verdict => ({ ok: false, code: "no", sentence });

interface Pending {
  readonly action: Action;
  answer(verdict: Verdict): Promise<void>;
}

export class PreparedGame {
  view = $state.raw<View>(viewAt(0, "play"));
  isReplay = $state(false);
  readonly sent: Pending[] = [];
  readonly asked: { question: Question; answer(answer: Answer | null): Promise<void> }[] = [];

  readonly props: BoardProps = (() => {
    const view = () => this.view;
    const isReplay = () => this.isReplay;
    return {
      get view() {
        return view();
      },
      get isReplay() {
        return isReplay();
      },
      seat: 0,
      chairs: [],
      clock: { at_ms: 0, left_ms: null, isRunning: false },
      play: (action) => this.#play(action),
      ask: (question) => this.#ask(question),
    };
  })();

  /** The server's word on what lies on the mat. */
  lays(...laid: readonly LaidCard[]): void {
    this.view = { ...this.view, seats: [{ ...this.view.seats[0]!, laid }] };
  }

  has(own: Partial<OwnView>): void {
    this.view = { ...this.view, own: { ...this.view.own!, ...own } };
  }

  #play(action: Action): Promise<Verdict> {
    return new Promise((resolve) => {
      this.sent.push({ action, answer: (verdict) => settled(resolve, verdict) });
    });
  }

  #ask(question: Question): Promise<Answer | null> {
    return new Promise((resolve) => {
      this.asked.push({ question, answer: (answer) => settled(resolve, answer) });
    });
  }
}

/** Answers, and lets everybody who waited for the answer go on. */
async function settled<Value>(resolve: (value: Value) => void, value: Value): Promise<void> {
  resolve(value);
  for (let turn = 0; turn < 3; turn++) await Promise.resolve();
}
