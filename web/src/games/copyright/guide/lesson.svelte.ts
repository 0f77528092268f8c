// The tutor of the lesson: four cards one by one, then the frame, then the points.

import { Tutor, refused } from "../../tutor.svelte.ts";
import type { Verdict } from "../../game.ts";
import { lessonWords } from "../../lessonWords.ts";
import { isAt } from "../board/cards/stack.ts";
import type { Action, Answer, LayCard, Question, View, WhatIf } from "../wire.gen.ts";
import { lesson } from "../words/guide.ts";
import { SOLUTION, TALLIES, viewAt, type Stage } from "./script.ts";

const FIRST_CARD = 1;
const FRAME = FIRST_CARD + SOLUTION.length;
export const LAST = FRAME + 1;

const isExpected = ({ card, x, y, orientation }: LayCard | WhatIf): boolean => {
  const wanted = SOLUTION[card];
  return wanted !== undefined && isAt(wanted, x, y) && wanted.orientation === orientation;
};

export class CopyTutor extends Tutor<View, Action, Question, Answer> {
  readonly last = LAST;

  get #laid(): number {
    return Math.min(Math.max(0, this.step - FIRST_CARD), SOLUTION.length);
  }

  get view(): View {
    const stage: Stage = this.step < FRAME ? "play" : this.step === FRAME ? "frame" : "scored";
    return viewAt(this.#laid, stage);
  }

  readonly play = async (action: Action): Promise<Verdict> => {
    if (action.kind === "lay_card") return this.#lay(action);
    if (action.kind !== "continue" || this.step !== FRAME) return refused(lessonWords().notYet);
    this.next();
    return { ok: true };
  };

  #lay(action: LayCard): Verdict {
    if (this.step === 0 && action.card === 0) this.next();
    const wanted = this.step - FIRST_CARD;
    if (action.card !== wanted) return refused(lesson().wrongCard(wanted + 1));
    if (!isExpected(action))
      return refused(lesson().steps[this.step]!.almost ?? lessonWords().notYet);
    this.next();
    return { ok: true };
  }

  readonly ask = async (question: Question): Promise<Answer | null> => {
    if (question.kind !== "what_if") return null;
    const tally = isExpected(question) ? TALLIES[question.card]! : null;
    return { kind: "if_so", is_legal: true, tally };
  };
}
