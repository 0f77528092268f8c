// The words of the review of a round.

import { translated } from "../../../language.svelte.ts";
import * as english from "../../../words/english.ts";
import * as french from "../../../words/french.ts";

const fr = {
  open: "Revoir la manche, geste par geste",
  title: "La manche, geste par geste",
  seek: "On rejoue la manche…",
  unknown: "Cette manche ne peut pas être revue.",
  timeline: "Le fil de la manche",
  start: "Le modèle vient d’être retourné.",
  laid: (name: string, card: number) => `${name} : carte ${card} posée`,
  taken: (name: string, card: number) => `${name} : carte ${card} reprise`,
  turned: (name: string) => `${name} : toute la pile tournée`,
  cards: "Les quatre cartes du modèle",
  nothing: "Rien sur la table.",
  counts: (points: string) => `comptait ${points}`,
  reach: (points: string) => `pouvait finir à ${points} sans rien reprendre`,
  standing: (counts: string, reach: string, missing: string) => `${counts}, ${reach} ; ${missing}`,
  inTheWay: "il fallait d’abord reprendre une carte",
  spoiled: "la copie entière n’était plus possible",
  missing: (cards: number) =>
    cards === 0
      ? "toute la copie est là"
      : cards === 1
        ? "d’ici, il manquait une carte"
        : `d’ici, il manquait ${cards} cartes`,
  best: (whose: string, points: string) => `Le mieux avec ${whose} : ${points}.`,
  yourCards: "tes cartes",
  cardsOf: (name: string) => `les cartes ${french.of(name)}`,
  fewest: (cards: number) => `Copie entière dès ${french.counted(cards, "carte", "cartes")}.`,
  graph: "Ce que comptait chaque pile, au fil du temps",
  stackOf: (name: string) => `La pile ${french.of(name)}`,
  before: "Geste d’avant",
  after: "Geste d’après",
};

const en: typeof fr = {
  open: "See the round again, step by step",
  title: "The round, step by step",
  seek: "Playing the round again…",
  unknown: "This round cannot be seen again.",
  timeline: "The course of the round",
  start: "The model has just been turned.",
  laid: (name, card) => `${name}: card ${card} laid`,
  taken: (name, card) => `${name}: card ${card} taken back`,
  turned: (name) => `${name}: the whole stack turned`,
  cards: "The four cards of the model",
  nothing: "Nothing on the table.",
  counts: (points) => `counted ${points}`,
  reach: (points) => `could end at ${points} without taking anything back`,
  standing: (counts, reach, missing) => `${counts}, ${reach}; ${missing}`,
  inTheWay: "a card had to be taken back first",
  spoiled: "a whole copy was no longer possible",
  missing: (cards) =>
    cards === 0
      ? "the whole copy is there"
      : cards === 1
        ? "from here one card was missing"
        : `from here ${cards} cards were missing`,
  best: (whose, points) => `The best with ${whose}: ${points}.`,
  yourCards: "your cards",
  cardsOf: (name) => `${name}’s cards`,
  fewest: (cards) => `A whole copy from ${english.counted(cards, "card", "cards")} on.`,
  graph: "What each stack counted, over time",
  stackOf: (name) => `${name}’s stack`,
  before: "Step before",
  after: "Step after",
};

export const review = translated({ fr, en });
