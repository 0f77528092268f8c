// The tutor of the lesson: read, draw, take a stroke back, open a notebook, name what is in it.

import { Tutor, refused } from "../../tutor.svelte.ts";
import type { Verdict } from "../../game.ts";
import { lessonWords, type LessonStep } from "../../lessonWords.ts";
import type { Action, Answer, Question, View } from "../wire.gen.ts";
import { lesson } from "../words/guide.ts";
import { stages } from "./script.ts";

const NAME_IT = 4;
const LAST = 5;
/** What takes each step to the next. */
const GOES_ON: Readonly<Record<number, Action["kind"]>> = {
  1: "say_ready",
  2: "take_back_stroke",
  3: "open_notebook",
  [NAME_IT]: "propose",
};

const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

export class MosaicTutor extends Tutor<View, Action, Question, Answer> {
  readonly last = LAST;
  #isMistaken = $state(false);

  /** Whoever has not recognised the picture is given a hint. */
  get steps(): readonly LessonStep[] {
    const { steps, almost } = lesson();
    if (!this.#isMistaken) return steps;
    return steps.map((step, at) => (at === NAME_IT ? { ...step, text: almost } : step));
  }

  get view(): View {
    return stages(lesson().drawn, lesson().guessed)[this.step]!;
  }

  readonly play = async (action: Action): Promise<Verdict> => {
    if (action.kind === "draw" && this.step === 2) return { ok: true };
    if (this.step === NAME_IT && !this.#isRight(action)) {
      this.#isMistaken = true;
      return refused(lesson().almost);
    }
    if (action.kind !== GOES_ON[this.step]) return refused(lessonWords().notYet);
    this.next();
    return { ok: true };
  };

  readonly ask = async (): Promise<Answer | null> => null;

  #isRight(action: Action): boolean {
    const said = action.kind === "propose" ? plain(action.answer).split(/\s+/) : [];
    return said.includes(plain(lesson().guessed));
  }
}
