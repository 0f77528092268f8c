// The tutor of the lesson: three pieces and the stone, each where it brings the most.

import { Tutor, refused } from "../../tutor.svelte.ts";
import type { Verdict } from "../../game.ts";
import { lessonWords } from "../../lessonWords.ts";
import type { Offer } from "../board/desk/desk.svelte.ts";
import type { Action, Answer, Question, View } from "../wire.gen.ts";
import { lesson } from "../words/guide.ts";
import { PICKS, STAGES } from "./script.ts";

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
    const [right] = STAGES[this.#stage]!.choices;
    if (pickedBy(action) !== PICKS[this.#stage]) return refused(lessonWords().notYet);
    if (!right || !isThat(action, right)) return refused(lesson().almost(right?.points ?? 0));
    this.next();
    return { ok: true };
  };

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
    return { kind: "because", code: "not_touching", side: null, piece: null };
  };
}
