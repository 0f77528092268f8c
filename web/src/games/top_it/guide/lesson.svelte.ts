// The tutor of the lesson: pieces and the stone where they bring the most, and one piece where it
// leaves the next player less.

import { Tutor, refused } from "../../tutor.svelte.ts";
import type { Verdict } from "../../game.ts";
import { lessonWords } from "../../lessonWords.ts";
import type { Offer } from "../board/desk/desk.svelte.ts";
import type { Action, Answer, Question, View } from "../wire.gen.ts";
import { lesson } from "../words/guide.ts";
import { DENIAL, PICKS, STAGES } from "./script.ts";

const FIRST_MOVE = 1;

const isThat = (action: Action, choice: Offer): boolean =>
  action.kind === "place_stone"
    ? choice.kind === "target" && choice.piece === action.piece
    : choice.kind === "placement" &&
      choice.turn === action.turn &&
      choice.at.join() === action.at.join();

const pickedBy = (action: Action) => (action.kind === "place_stone" ? "stone" : action.shape);

export class MosaicTutor extends Tutor<View, Action, Question, Answer> {
  readonly last = STAGES.length;

  get #stage(): number {
    return Math.max(0, this.step - FIRST_MOVE);
  }

  get view(): View {
    return STAGES[this.#stage]!.view;
  }

  readonly play = async (action: Action): Promise<Verdict> => {
    const { choices } = STAGES[this.#stage]!;
    if (pickedBy(action) !== PICKS[this.#stage]) return refused(lessonWords().notYet);
    const at = choices.findIndex((choice) => isThat(action, choice));
    if (at !== 0) return refused(this.#notQuite(at));
    this.next();
    return { ok: true };
  };

  /** What another place would be worth, by the real figures of this stage. */
  #notQuite(at: number): string {
    const { choices, opened } = STAGES[this.#stage]!;
    const right = choices[0]!.points ?? 0;
    if (this.#stage !== DENIAL || at < 0) return lesson().almost(right);
    return lesson().opens(choices[at]!.points ?? 0, opened[at]!, right, opened[0]!);
  }

  readonly ask = async (question: Question): Promise<Answer | null> => {
    const { choices } = STAGES[this.#stage]!;
    if (question.kind === "placements") {
      if (question.shape !== PICKS[this.#stage]) return { kind: "unanswered" };
      const placements = choices.filter((choice) => choice.kind === "placement");
      return { kind: "placements", placements };
    }
    if (question.kind === "targets") {
      const targets = choices.filter((choice) => choice.kind === "target");
      return targets.length ? { kind: "targets", targets } : { kind: "unanswered" };
    }
    return { kind: "unanswered" };
  };
}
