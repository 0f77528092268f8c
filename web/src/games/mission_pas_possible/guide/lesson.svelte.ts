// The tutor of the lesson: a stack is finished, a new bomb taken, a sabotage survived.

import { Tutor, refused } from "../../tutor.svelte.ts";
import type { Verdict } from "../../game.ts";
import { lessonWords } from "../../lessonWords.ts";
import type { Action, Answer, Question, View } from "../wire.gen.ts";
import { STAGES } from "./script.ts";

const FIRST_MOVE = 1;

export class MissionTutor extends Tutor<View, Action, Question, Answer> {
  readonly last = STAGES.length;

  get #stage(): number {
    return Math.max(0, this.step - FIRST_MOVE);
  }

  get view(): View {
    return STAGES[this.#stage]!.view;
  }

  readonly play = async (action: Action): Promise<Verdict> => {
    if (!STAGES[this.#stage]!.isRight(action)) return refused(lessonWords().notYet);
    this.next();
    return { ok: true };
  };

  /** Nobody needs advice in a lesson. */
  readonly ask = async (): Promise<Answer | null> => null;
}
