// The words of the options.

import { translated } from "../../../language.svelte.ts";
import type { NoteMode, Series } from "../wire.gen.ts";

interface Choice {
  readonly phrase: string;
  readonly hint: string;
}

const fr = {
  labels: {
    series: "Durée",
    notes: "Feuillet-indices",
    seconds_per_decision: "Temps par décision",
  },
  sentence:
    "À trois, quatre ou cinq sous les masques, on joue {series}. Le feuillet {notes}, et {seconds_per_decision}.",
  fiveHint: "À cinq, la cinquième chaise est l’Ambassadeur.",
  series: {
    first_to_3: {
      phrase: "une série en 3 points",
      hint: "Plusieurs parties ; le premier à 3 gagne.",
    },
    single: { phrase: "une seule partie", hint: "Un appel, et la nuit est finie." },
  } as Readonly<Record<Series, Choice>>,
  notes: {
    paper: { phrase: "note les faits", hint: "Mode papier : à toi de raisonner." },
    detective: {
      phrase: "barre ce qui se déduit",
      hint: "Mode détective : il barre, et dit pourquoi.",
    },
  } as Readonly<Record<NoteMode, Choice>>,
  noClock: { phrase: "personne n’est pressé", hint: "Une manche par jour, si l’on veut." },
  clock: (seconds: number) => ({
    phrase: `chacun a ${seconds} secondes par décision`,
    hint: "Ensuite le temps choisit à ta place.",
  }),
};

const en: typeof fr = {
  labels: {
    series: "Length",
    notes: "Note sheet",
    seconds_per_decision: "Time per decision",
  },
  sentence:
    "Three, four or five behind masks, we play {series}. The sheet {notes}, and {seconds_per_decision}.",
  fiveHint: "With five, the fifth chair is the Ambassador.",
  series: {
    first_to_3: { phrase: "a series to 3 points", hint: "Several games; the first with 3 wins." },
    single: { phrase: "a single game", hint: "One call, and the night is over." },
  },
  notes: {
    paper: { phrase: "records the facts", hint: "Paper mode: the reasoning is yours." },
    detective: {
      phrase: "crosses out what follows",
      hint: "Detective mode: it crosses out, and says why.",
    },
  },
  noClock: { phrase: "nobody is hurried", hint: "A round a day, if you like." },
  clock: (seconds) => ({
    phrase: `everybody has ${seconds} seconds per decision`,
    hint: "Then time chooses for you.",
  }),
};

export const options = translated({ fr, en });
