// The words of the options.

import { translated } from "../../../language.svelte.ts";
import * as english from "../../../words/english.ts";
import * as french from "../../../words/french.ts";

const fr = {
  sentences: {
    base: "On joue {variant}, premier à {limit}, {round_seconds}. {model_maker} le modèle. Pendant la manche, {has_aid}.",
    timed:
      "On joue {variant}, premier à {limit}, avec {turn_seconds} par tour. {model_maker} le modèle. Pendant la manche, {has_aid}.",
    lightning:
      "On joue {variant}, premier à {limit}, {round_seconds}. {model_maker} le modèle. Pendant la manche, {has_aid}.",
    puzzle: "On joue {variant}, {round_seconds}. En jouant, {has_aid}.",
  },
  more: "Plus de choix",
  moreSentence:
    "Qui recopie tout gagne {solver_bonus} de bonus et {solver_pays_overhang} ses débords.",
  labels: {
    variant: "Variante",
    limit: "Points à atteindre",
    turn_seconds: "Temps d’un tour",
    round_seconds: "Temps d’une manche",
    model_maker: "Qui compose le modèle",
    has_aid: "Aide",
    solver_bonus: "Bonus",
    solver_pays_overhang: "Débords de qui a fini",
  },
  variant: {
    base: {
      phrase: "au jeu de base",
      label: "Jeu de base",
      hint: "Dix cartes chacun, tous en même temps. Qui recopie le modèle arrête la manche.",
    },
    timed: {
      phrase: "à la variante minutée",
      label: "Variante minutée",
      hint: "Une carte par tour, à poser avant la fin du temps.",
    },
    lightning: {
      phrase: "à la variante éclair",
      label: "Variante éclair",
      hint: "1 point au premier qui recopie tout, rien pour les autres.",
    },
    puzzle: {
      phrase: "un casse-tête, en solo",
      label: "Casse-tête",
      hint: "Seul, une donne, la meilleure copie possible, le plus vite possible.",
    },
  },
  points: (limit: number) => french.counted(limit, "point", "points"),
  usual: "comme d’habitude",
  seconds: (seconds: number) => french.counted(seconds, "seconde", "secondes"),
  noClock: {
    phrase: "sans chronomètre",
    hint: "La manche dure jusqu’à la copie, ou tant que vous voulez.",
  },
  roundClock: (minutes: number) => `${french.counted(minutes, "minute", "minutes")} par manche`,
  model_maker: {
    chance: {
      phrase: "Le hasard compose",
      hint: "Quatre cartes tirées au sort, tournées au hasard.",
    },
    players: {
      phrase: "Chacun à son tour compose",
      hint: "Un joueur tourne les quatre cartes à son goût, en une minute au plus.",
    },
  },
  has_aid: {
    yes: {
      phrase: "on voit ce que vaut sa copie",
      hint: "Le compte se fait tout seul, pour soi seulement.",
    },
    no: {
      phrase: "chacun compte de tête",
      hint: "Pas de points ni de cadre affichés avant la fin.",
    },
  },
  solver_bonus: {
    1: { phrase: "1 point", hint: "La règle." },
    5: { phrase: "5 points", hint: "Pour que la vitesse compte davantage." },
  },
  solver_pays_overhang: {
    yes: {
      phrase: "paie",
      hint: "La règle : chaque ligne et colonne qui dépasse coûte 1 point.",
    },
    no: { phrase: "ne paie pas", hint: "Une copie complète vaut toujours le maximum." },
  },
};

const en: typeof fr = {
  sentences: {
    base: "We play {variant}, first to {limit}, {round_seconds}. {model_maker} the model. During a round, {has_aid}.",
    timed:
      "We play {variant}, first to {limit}, with {turn_seconds} a turn. {model_maker} the model. During a round, {has_aid}.",
    lightning:
      "We play {variant}, first to {limit}, {round_seconds}. {model_maker} the model. During a round, {has_aid}.",
    puzzle: "We play {variant}, {round_seconds}. While playing, {has_aid}.",
  },
  more: "More choices",
  moreSentence:
    "Whoever copies it all gets {solver_bonus} of bonus and {solver_pays_overhang} for overhangs.",
  labels: {
    variant: "Variant",
    limit: "Points to reach",
    turn_seconds: "Time of a turn",
    round_seconds: "Time of a round",
    model_maker: "Who makes the model",
    has_aid: "Aid",
    solver_bonus: "Bonus",
    solver_pays_overhang: "Overhangs of the one who finished",
  },
  variant: {
    base: {
      phrase: "the base game",
      label: "Base game",
      hint: "Ten cards each, all at the same time. Whoever copies the model ends the round.",
    },
    timed: {
      phrase: "the timed variant",
      label: "Timed variant",
      hint: "One card a turn, to be laid before time is up.",
    },
    lightning: {
      phrase: "the lightning variant",
      label: "Lightning variant",
      hint: "1 point for the first who copies it all, nothing for the others.",
    },
    puzzle: {
      phrase: "a puzzle, solo",
      label: "Puzzle",
      hint: "Alone: one deal, the best copy you can make, as fast as you can.",
    },
  },
  points: (limit) => english.counted(limit, "point", "points"),
  usual: "as usual",
  seconds: (seconds) => english.counted(seconds, "second", "seconds"),
  noClock: {
    phrase: "without a clock",
    hint: "A round lasts until the copy, or as long as you like.",
  },
  roundClock: (minutes) => `${english.counted(minutes, "minute", "minutes")} a round`,
  model_maker: {
    chance: { phrase: "Chance makes", hint: "Four cards drawn and turned at random." },
    players: {
      phrase: "Everybody in turn makes",
      hint: "A player turns the four cards to taste, within a minute.",
    },
  },
  has_aid: {
    yes: {
      phrase: "you see what your copy is worth",
      hint: "The counting is done for you, for your eyes only.",
    },
    no: {
      phrase: "everybody counts in their head",
      hint: "No points and no frame are shown before the end.",
    },
  },
  solver_bonus: {
    1: { phrase: "1 point", hint: "The rule." },
    5: { phrase: "5 points", hint: "To make speed count for more." },
  },
  solver_pays_overhang: {
    yes: {
      phrase: "pays",
      hint: "The rule: every row and column that sticks out costs 1 point.",
    },
    no: { phrase: "does not pay", hint: "A full copy is always worth the maximum." },
  },
};

export const options = translated({ fr, en });
