// The words of the options.

import { translated } from "../../../language.svelte.ts";
import { noun as frenchNoun } from "../../../words/french.ts";
import type { Trouble } from "../options/pack.ts";

const fr = {
  language: "Langue des mots",
  languages: { fr: "en français", en: "en anglais", both: "dans la langue de chacun" },
  spoken: { fr: "", en: "", both: "Chacun lit et répond dans la langue de sa page." },
  seconds: "Temps par page",
  second: (count: number) => `${count} secondes`,
  pace: (count: number): string => {
    if (count === 10) return "La règle.";
    return count < 10 ? "Pour les mains rapides." : "Une horloge plus lente.";
  },
  clock: "Qui fait attendre la table",
  clocks: {
    null: {
      phrase: "n’est pressé qu’entre inconnus",
      hint: "Des horloges douces si la table est ouverte à tous.",
    },
    true: { phrase: "est pressé doucement", hint: "La table finit par continuer sans attendre." },
    false: { phrase: "n’est jamais pressé", hint: "La table attend tout le monde." },
  },
  consult: "À huit",
  may: "peut consulter son voisin de droite",
  mayNot: "devine seul",
  deck: "Les mots à dessiner",
  cards: "les cartes de la boîte",
  ownWords: (count: number) => `${count} mots de l’hôte`,
  writeOwn: "mes propres mots…",
  seeOwn: "Voir ces mots",
  seeNames: (count: number) => `${count} ${frenchNoun(count, "nom gagné", "noms gagnés")} en appel`,
  sentence: [
    "Les mots sont ",
    ", on a ",
    " par page, et qui fait attendre ",
    ". À huit, on ",
    ". On joue avec ",
    ".",
  ],
  pack: {
    title: "Tes propres mots",
    how: "Un mot par ligne. Après un signe égal, ce qui est tout aussi juste, séparé par des virgules ; entre parenthèses, de quelle chose il s’agit. Les bots ne dessinent et ne devinent que ce qu’ils connaissent.",
    file: "Choisir un fichier texte",
    text: "Les mots",
    example: "sapin de Noël = arbre de Noël, sapin\navocat (fruit)",
    count: (count: number) => `${count} ${frenchNoun(count, "mot lu", "mots lus")}.`,
    inLine: (line: number, trouble: string) => `Ligne ${line} : ${trouble}`,
    troubles: {
      nothing: "écris un mot avant les parenthèses et les virgules.",
      long: "raccourcis ce nom, 60 lettres suffisent.",
      many_names: "garde six noms au plus.",
      twice: "ce nom est déjà là, enlève l’un des deux.",
      few: "Il faut au moins neuf mots : trois manches à trois. Ajoutes-en.",
      many: "Il y a plus de 150 mots : enlèves-en.",
      large: "Tous ces noms sont trop longs ensemble : enlèves-en.",
    } satisfies Record<Trouble, string>,
    keep: "Jouer avec ces mots",
  },
  names: {
    title: "Noms gagnés en appel",
    how: "À tes tables, ces réponses comptent sans discussion. Raye celles que tu regrettes.",
    none: "Plus aucun nom : chaque doute sera rediscuté.",
    counts: (name: string, word: string) => `« ${name} » vaut « ${word} »`,
    strike: (name: string, word: string) => `Rayer « ${name} » pour « ${word} »`,
  },
};

const en: typeof fr = {
  language: "Language of the words",
  languages: { fr: "in French", en: "in English", both: "in everyone’s own language" },
  spoken: { fr: "", en: "", both: "Everyone reads and answers in the language of their page." },
  seconds: "Time per page",
  second: (count) => `${count} seconds`,
  pace: (count) => {
    if (count === 10) return "The rule.";
    return count < 10 ? "For quick hands." : "A slower clock.";
  },
  clock: "Whoever keeps the table waiting",
  clocks: {
    null: {
      phrase: "is hurried among strangers only",
      hint: "Gentle clocks if the table is open to all.",
    },
    true: { phrase: "is gently hurried", hint: "In the end the table goes on by itself." },
    false: { phrase: "is never hurried", hint: "The table waits for everybody." },
  },
  consult: "With eight players",
  may: "may consult the neighbour on the right",
  mayNot: "guesses alone",
  deck: "The words to draw",
  cards: "the cards in the box",
  ownWords: (count) => `${count} words of the host`,
  writeOwn: "my own words…",
  seeOwn: "See these words",
  seeNames: (count) => `${count} ${count === 1 ? "name" : "names"} won by appeal`,
  sentence: [
    "The words are ",
    ", with ",
    " a page, and whoever keeps us waiting ",
    ". With eight players, the guesser ",
    ". We play with ",
    ".",
  ],
  pack: {
    title: "Your own words",
    how: "A word a line. After an equals sign, what is just as right, separated by commas; in brackets, which thing is meant. Bots draw and guess only what they know.",
    file: "Choose a text file",
    text: "The words",
    example: "Christmas tree = fir tree, fir\nbat (animal)",
    count: (count) => `${count} ${count === 1 ? "word" : "words"} read.`,
    inLine: (line, trouble) => `Line ${line}: ${trouble}`,
    troubles: {
      nothing: "write a word before brackets and commas.",
      long: "make this name shorter, 60 letters are enough.",
      many_names: "keep six names at most.",
      twice: "this name is there already, remove one of the two.",
      few: "It takes at least nine words: three rounds for three. Add some.",
      many: "There are more than 150 words: remove some.",
      large: "All these names are too long together: remove some.",
    },
    keep: "Play with these words",
  },
  names: {
    title: "Names won by appeal",
    how: "At your tables these answers count without discussion. Strike off those you regret.",
    none: "No names left: every doubt will be discussed again.",
    counts: (name, word) => `“${name}” counts for “${word}”`,
    strike: (name, word) => `Strike off “${name}” for “${word}”`,
  },
};

export const options = translated({ fr, en });
