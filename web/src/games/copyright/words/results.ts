// The words of the end of a round.

import { translated } from "../../../language.svelte.ts";
import * as english from "../../../words/english.ts";
import * as french from "../../../words/french.ts";

const fr = {
  scored: {
    round: (round: number, time: string) => `Manche ${round}, terminée en ${time}`,
    copied: (name: string) => `${name} a tout recopié !`,
    youCopied: "Tu as tout recopié !",
    nobody: "Personne n’a fini la copie",
    puzzleDone: (points: string) => `Ta copie : ${points}`,
    rows: (count: number) => french.noun(count, "ligne", "lignes"),
    columns: (count: number) => french.noun(count, "colonne", "colonnes"),
    nothingLaid: (points: string) => `Rien de posé : ${points}.`,
    onlyTheFirst: "Seule la première copie compte : 1 point.",
    cellsRight: (count: number) => `${count} sur 9 cases justes, pour la beauté du geste.`,
    firstTo: (limit: number) => `premier à ${limit}`,
    copyOf: (name: string) => `La copie ${french.of(name)}`,
    yourCopy: "Ta copie",
    results: "Les points de la manche",
    next: "Manche suivante",
    youAreReady: "C’est noté.",
    ready: (names: string) => `${names} attend.`,
    readyMany: (names: string) => `${names} attendent.`,
    looking: (names: string) => `${names} regarde encore.`,
    lookingMany: (names: string) => `${names} regardent encore.`,
    cellsInWords: (right: string, wrong: string) => `Justes : ${right}. Fausses : ${wrong}.`,
    none: "aucune",
  },
  possible: {
    title: "C’était possible",
    best: "La meilleure copie avec ces cartes :",
    reached: "C’était le mieux possible, bravo !",
    quickest: (cards: number) => `La plus courte : toute la copie avec ${cards} cartes.`,
    wholeCopy: "Toute la copie est là.",
    withKept: (count: number) =>
      count > 1 ? `${count} cartes non posées y servaient.` : "Une carte non posée y servait.",
    seek: "On cherche la meilleure copie…",
    unknown: "La meilleure copie n’est pas connue.",
    stepByStep: "Voir, pas à pas",
    step: (step: number, all: number) => `Carte ${step} sur ${all}`,
    frameStep: (sum: string) => `Le cadre : ${sum}`,
    before: "Avant",
    after: "Après",
    close: "Fermer",
  },
};

const en: typeof fr = {
  scored: {
    round: (round, time) => `Round ${round}, over in ${time}`,
    copied: (name) => `${name} copied it all!`,
    youCopied: "You copied it all!",
    nobody: "Nobody finished the copy",
    puzzleDone: (points) => `Your copy: ${points}`,
    rows: (count) => english.noun(count, "row", "rows"),
    columns: (count) => english.noun(count, "column", "columns"),
    nothingLaid: (points) => `Nothing laid: ${points}.`,
    onlyTheFirst: "Only the first copy counts: 1 point.",
    cellsRight: (count) => `${count} of 9 cells right, for the beauty of it.`,
    firstTo: (limit) => `first to ${limit}`,
    copyOf: (name) => `${name}’s copy`,
    yourCopy: "Your copy",
    results: "The points of the round",
    next: "Next round",
    youAreReady: "Noted.",
    ready: (names) => `${names} is waiting.`,
    readyMany: (names) => `${names} are waiting.`,
    looking: (names) => `${names} is still looking.`,
    lookingMany: (names) => `${names} are still looking.`,
    cellsInWords: (right, wrong) => `Right: ${right}. Wrong: ${wrong}.`,
    none: "none",
  },
  possible: {
    title: "It was possible",
    best: "The best copy with these cards:",
    reached: "This was the best possible, well done!",
    quickest: (cards) => `The shortest: the whole copy with ${cards} cards.`,
    wholeCopy: "There is the whole copy.",
    withKept: (count) =>
      count > 1 ? `${count} cards not laid were part of it.` : "One card not laid was part of it.",
    seek: "Looking for the best copy…",
    unknown: "The best copy is not known.",
    stepByStep: "Show me, step by step",
    step: (step, all) => `Card ${step} of ${all}`,
    frameStep: (sum) => `The frame: ${sum}`,
    before: "Back",
    after: "Next",
    close: "Close",
  },
};

export const results = translated({ fr, en });
