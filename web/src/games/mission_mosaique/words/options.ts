// The words of the options.

import { translated } from "../../../language.svelte.ts";
import type { CardLanguage } from "../wire.gen.ts";

const fr = {
  language: "Langue des mots",
  languages: { fr: "en français", en: "en anglais" } satisfies Record<CardLanguage, string>,
  seconds: "Temps par page",
  second: (count: number) => `${count} secondes`,
  pace: (count: number): string => {
    if (count === 10) return "La règle.";
    return count < 10 ? "Pour les mains rapides." : "Une horloge plus lente.";
  },
  consult: "À huit",
  may: "peut consulter son voisin de droite",
  mayNot: "devine seul",
  sentence: ["Les mots sont ", ", on a ", " par page. À huit, on ", "."],
};

const en: typeof fr = {
  language: "Language of the words",
  languages: { fr: "in French", en: "in English" },
  seconds: "Time per page",
  second: (count) => `${count} seconds`,
  pace: (count) => {
    if (count === 10) return "The rule.";
    return count < 10 ? "For quick hands." : "A slower clock.";
  },
  consult: "With eight players",
  may: "may consult the neighbour on the right",
  mayNot: "guesses alone",
  sentence: ["The words are ", ", with ", " a page. With eight players, the guesser ", "."],
};

export const options = translated({ fr, en });
