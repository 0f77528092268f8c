// The course of the lesson: read, draw, take a stroke back, open a notebook, name what is in it.

import { Course, refused } from "../../course.svelte.ts";
import type { Verdict } from "../../game.ts";
import { lessonWords } from "../../lessonWords.ts";
import type { Action, Answer, Question, View } from "../wire.gen.ts";
import { lesson } from "./messages.ts";
import { stages } from "./script.ts";

const LAST = 5;
/** What takes each step to the next. */
const GOES_ON: Readonly<Record<number, Action["kind"]>> = {
  1: "say_ready",
  2: "take_back_stroke",
  3: "open_notebook",
  4: "propose",
};

const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

export class MosaicCourse extends Course<View, Action, Question, Answer> {
  readonly last = LAST;

  get view(): View {
    return stages(lesson().drawn, lesson().guessed)[this.step]!;
  }

  readonly play = async (action: Action): Promise<Verdict> => {
    if (action.kind === "draw" && this.step === 2) return { ok: true };
    if (action.kind !== GOES_ON[this.step]) return refused(lessonWords().notYet);
    if (action.kind === "propose" && !this.#isRight(action.answer)) return refused(lesson().almost);
    this.next();
    return { ok: true };
  };

  readonly ask = async (): Promise<Answer | null> => null;

  #isRight(answer: string): boolean {
    return plain(answer).split(/\s+/).includes(plain(lesson().guessed));
  }
}
