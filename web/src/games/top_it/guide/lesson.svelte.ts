// The course of the lesson: it plays the server, and accepts only what the step asks for.

import type { Verdict } from "../../game.ts";
import type { Choice } from "../desk.svelte.ts";
import type { Action, Answer, Question, View } from "../wire.gen.ts";
import { lesson } from "./messages.ts";
import { PICKS, STAGES } from "./script.ts";

const FIRST_MOVE = 1;
export const LAST = STAGES.length;

const refused = (sentence: string): Verdict => ({ ok: false, code: "lesson", sentence });

const isThat = (action: Action, choice: Choice): boolean =>
  action.kind === "place_stone"
    ? choice.kind === "target" && choice.piece === action.piece
    : choice.kind === "placement" &&
      choice.turn === action.turn &&
      choice.at.join() === action.at.join();

const pickedBy = (action: Action) => (action.kind === "place_stone" ? "stone" : action.shape);

export class Course {
  step = $state(0);

  get #stage(): number {
    return Math.max(0, this.step - FIRST_MOVE);
  }

  get view(): View {
    return STAGES[this.#stage]!.view;
  }

  /** Whether the step only wants to be read. */
  get isToRead(): boolean {
    return this.step === 0 || this.step === LAST;
  }

  next(): void {
    this.step = Math.min(this.step + 1, LAST);
  }

  readonly play = async (action: Action): Promise<Verdict> => {
    const [right] = STAGES[this.#stage]!.choices;
    if (pickedBy(action) !== PICKS[this.#stage]) return refused(lesson().wrongPiece);
    if (!right || !isThat(action, right)) return refused(lesson().almost(right?.points ?? 0));
    this.next();
    return { ok: true };
  };

  readonly ask = async (question: Question): Promise<Answer | null> => {
    const { choices } = STAGES[this.#stage]!;
    const isAsked = question.kind === "placements" && question.shape === PICKS[this.#stage];
    if (question.kind === "placements") {
      const places = choices.filter((choice) => choice.kind === "placement");
      return { kind: "placements", placements: isAsked ? places : [] };
    }
    if (question.kind === "targets") {
      return { kind: "targets", targets: choices.filter((choice) => choice.kind === "target") };
    }
    return { kind: "because", code: "not_touching", side: null, piece: null };
  };
}
