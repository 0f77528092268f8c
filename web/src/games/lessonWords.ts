// The words that the lessons of all games share.

import { translated } from "../language.svelte.ts";

export interface LessonStep {
  readonly title: string;
  readonly text: string;
}

export const lessonWords = translated({
  fr: {
    step: (step: number, all: number) => `Étape ${step} sur ${all}`,
    next: "Suivant",
    done: "À table !",
    notYet: "Pas tout de suite : suis d’abord l’étape.",
    you: "Toi",
  },
  en: {
    step: (step: number, all: number) => `Step ${step} of ${all}`,
    next: "Next",
    done: "To the table!",
    notYet: "Not yet: follow this step first.",
    you: "You",
  },
});
