// The words of the daily puzzle; they are loaded with its page.

import { of } from "../words/french.ts";
import { translated } from "../language.svelte.ts";
import { number } from "../number.ts";

const days = (count: number) => (count > 1 ? `${count} jours` : "1 jour");

const fr = {
  title: "L’énigme du jour",
  of: (game: string, day: string) => `${game}, ${day}`,
  pitch: "Une donne, la même pour tout le monde. D’abord les points, puis le temps.",
  start: "Commencer",
  resume: "Reprendre",
  running: "Le chronomètre tourne, même quand tu n’es pas là.",
  unranked: "Ce jour est passé : tu joues pour le plaisir, hors classement.",
  wasUnranked: "Jouée après coup, pour le plaisir : hors classement.",
  see: "Revoir ma partie",
  seeOf: (name: string) => `Revoir la partie ${of(name)}`,
  keepsakes: "Ce qui en est sorti",
  ranking: "Classement du jour",
  nobody: "Personne n’a encore fini. La première place est libre.",
  nobodyThen: "Personne n’a fini ce jour-là.",
  proven: (best: number) => `Le mieux possible, prouvé : ${number(best)}.`,
  perfect: "C’est le mieux possible, et c’est prouvé. Bravo !",
  par: (par: number) => `La référence, d’un joueur très fort : ${number(par)}.`,
  reached: (par: number) => `Tu as atteint la référence, ${number(par)}. Bravo !`,
  beaten: (par: number) => `Mieux que la référence, ${number(par)}. Bravo !`,
  tomorrow: "Une nouvelle énigme t’attend demain.",
  today: "L’énigme d’aujourd’hui",
  past: "Les jours passés",
  play: "À jouer",
  you: "toi",
  rank: (place: number) => (place === 1 ? "1ʳᵉ place" : `${place}ᵉ place`),
  place: (place: number, finished: number) =>
    finished === 1 ? "1ʳᵉ place" : `${place === 1 ? "1ʳᵉ" : `${place}ᵉ`} place sur ${finished}`,
  streak: (count: number) => `${days(count)} de suite`,
  share: "Partager mon résultat",
  copied: "Résultat copié : colle-le où tu veux.",
  notCopied: "Rien n’a pu être copié ici.",
  shared: (game: string, day: string) => `${game}, l’énigme du ${day}`,
  bestIs: (best: number) => `le mieux possible : ${number(best)}`,
  parIs: (par: number) => `la référence : ${number(par)}`,
};

const daysInEnglish = (count: number) => (count > 1 ? `${count} days` : "1 day");

const en: typeof fr = {
  title: "The daily puzzle",
  of: (game, day) => `${game}, ${day}`,
  pitch: "One deal, the same for everybody. Points first, then time.",
  start: "Start",
  resume: "Resume",
  running: "The clock runs, even while you are away.",
  unranked: "That day is over: you play for pleasure, unranked.",
  wasUnranked: "Played afterwards, for pleasure: unranked.",
  see: "Replay my game",
  seeOf: (name) => `Replay ${name}’s game`,
  keepsakes: "What came of it",
  ranking: "Today’s ranking",
  nobody: "Nobody has finished yet. First place is free.",
  nobodyThen: "Nobody finished that day.",
  proven: (best) => `The best possible, proven: ${number(best)}.`,
  perfect: "That is the best possible, and it is proven. Well done!",
  par: (par) => `Par, by a very strong player: ${number(par)}.`,
  reached: (par) => `You made par, ${number(par)}. Well done!`,
  beaten: (par) => `Better than par, ${number(par)}. Well done!`,
  tomorrow: "A new puzzle awaits you tomorrow.",
  today: "Today’s puzzle",
  past: "Past days",
  play: "Play",
  you: "you",
  rank: (place) => `Place ${place}`,
  place: (place, finished) => (finished === 1 ? "Place 1" : `Place ${place} of ${finished}`),
  streak: (count) => `${daysInEnglish(count)} in a row`,
  share: "Share my result",
  copied: "Result copied: paste it wherever you like.",
  notCopied: "Nothing could be copied here.",
  shared: (game, day) => `${game}, the puzzle of ${day}`,
  bestIs: (best) => `best possible: ${number(best)}`,
  parIs: (par) => `par: ${number(par)}`,
};

export const puzzleWords = translated({ fr, en });
