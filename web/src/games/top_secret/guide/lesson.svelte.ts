// The tutor of the lesson: go to a place, show a pair, ask, conclude, make the call.

import { Tutor, refused } from "../../tutor.svelte.ts";
import type { Verdict } from "../../game.ts";
import { lessonWords } from "../../lessonWords.ts";
import type { Action, Answer, Question, View } from "../wire.gen.ts";
import { lesson } from "../words/guide.ts";
import { RIGHT, VIEWS } from "./script.ts";

const FIRST_MOVE = 1;

const isThat = (action: Action, right: Action): boolean => {
  if (action.kind === "call" && right.kind === "call") {
    return action.number.join() === right.number.join();
  }
  if (action.kind === "mark_card" && right.kind === "mark_card") {
    return action.agent === right.agent && action.card === right.card;
  }
  return JSON.stringify({ ...action, black: null }) === JSON.stringify({ ...right, black: null });
};

export class VenetianTutor extends Tutor<View, Action, Question, Answer> {
  readonly last = VIEWS.length;

  get #stage(): number {
    return Math.max(0, this.step - FIRST_MOVE);
  }

  get view(): View {
    return VIEWS[this.#stage]!;
  }

  readonly play = async (action: Action): Promise<Verdict> => {
    const right = RIGHT[this.#stage];
    if (!right || action.kind !== right.kind) return refused(lessonWords().notYet);
    if (!isThat(action, right)) return refused(lesson().almost[this.#stage]!);
    this.next();
    return { ok: true };
  };

  readonly ask = async (): Promise<Answer | null> => null;
}
