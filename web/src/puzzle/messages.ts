// The words of the daily puzzle; they are loaded with its page.

import { translated } from "../language.svelte.ts";

const fr = {
  title: "L’énigme du jour",
  of: (game: string, day: string) => `${game}, ${day}`,
  pitch: "Une donne, la même pour tout le monde. D’abord les points, puis le temps.",
  start: "Commencer l’énigme",
  see: "Revoir ma partie",
  ranking: "Classement du jour",
  nobody: "Personne n’a encore fini. La première place est libre.",
  best: (best: number) => `Le mieux possible, prouvé : ${best} points.`,
  perfect: "C’est le mieux possible, et c’est prouvé. Bravo !",
  tomorrow: "Une nouvelle énigme t’attend demain.",
  you: "toi",
  rank: (place: number) => (place === 1 ? "1ʳᵉ place" : `${place}ᵉ place`),
};

const en: typeof fr = {
  title: "The daily puzzle",
  of: (game, day) => `${game}, ${day}`,
  pitch: "One deal, the same for everybody. Points first, then time.",
  start: "Start the puzzle",
  see: "Replay my game",
  ranking: "Today’s ranking",
  nobody: "Nobody has finished yet. First place is free.",
  best: (best) => `The best possible, proven: ${best} points.`,
  perfect: "That is the best possible, and it is proven. Well done!",
  tomorrow: "A new puzzle awaits you tomorrow.",
  you: "you",
  rank: (place) => `Place ${place}`,
};

export const puzzleWords = translated({ fr, en });
