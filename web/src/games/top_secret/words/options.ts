// The words of the options.

import { translated } from "../../../language.svelte.ts";
import type { Chooser, NoteMode, Series } from "../wire.gen.ts";

interface Choice {
  readonly phrase: string;
  readonly hint: string;
}

const fr = {
  labels: {
    series: "Durée",
    notes: "Feuillet-indices",
    seconds_per_decision: "Temps par décision",
    black_card: "Carte noire demandée",
    owners_count: "L’appel",
  },
  sentence:
    "À trois, quatre ou cinq sous les masques, on joue {series}. Le feuillet {notes}, et {seconds_per_decision}. La carte noire, {black_card} ; à l’appel, {owners_count}.",
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
  black_card: {
    asked: {
      phrase: "l’agent interrogé la choisit",
      hint: "Il montre celle qu’il veut, jamais deux fois la même.",
    },
    asker: {
      phrase: "celui qui demande la choisit",
      hint: "Identité ou fragment : c’est lui qui le dit.",
    },
  } as Readonly<Record<Chooser, Choice>>,
  owners_count: {
    no: { phrase: "seul le numéro compte", hint: "Les noms sont annoncés, sans être vérifiés." },
    yes: {
      phrase: "le numéro et ses propriétaires comptent",
      hint: "Un nom de travers, et l’appel est faux.",
    },
  },
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
    black_card: "Black card asked for",
    owners_count: "The call",
  },
  sentence:
    "Three, four or five behind masks, we play {series}. The sheet {notes}, and {seconds_per_decision}. The black card: {black_card}; in the call, {owners_count}.",
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
  black_card: {
    asked: {
      phrase: "the asked agent chooses it",
      hint: "They show the one they like, never the same one twice.",
    },
    asker: { phrase: "the asker chooses it", hint: "Identity or fragment: the asker says which." },
  },
  owners_count: {
    no: { phrase: "only the number counts", hint: "Names are announced, and not checked." },
    yes: {
      phrase: "the number and its owners count",
      hint: "One wrong name, and the call is wrong.",
    },
  },
  noClock: { phrase: "nobody is hurried", hint: "A round a day, if you like." },
  clock: (seconds) => ({
    phrase: `everybody has ${seconds} seconds per decision`,
    hint: "Then time chooses for you.",
  }),
};

export const options = translated({ fr, en });
