// The words of the start and the end of a round.

import { translated } from "../../../language.svelte.ts";

const fr = {
  ready: "À vos cartes…",
  faceDown: "Le modèle est face cachée.",
  go: "C’est parti !",
  copied: (name: string) => `${name} a tout recopié !`,
  youCopied: "Tu as tout recopié !",
  over: "La manche est finie.",
  done: "C’est noté.",
  handsOff: "Plus personne ne touche à rien : les cadres se posent.",
  pointsCome: "Plus personne ne touche à rien : place aux points.",
  elapsed: (time: string) => `Temps écoulé : ${time}`,
};

const en: typeof fr = {
  ready: "Get ready…",
  faceDown: "The model lies face down.",
  go: "Go!",
  copied: (name) => `${name} copied it all!`,
  youCopied: "You copied it all!",
  over: "The round is over.",
  done: "Noted.",
  handsOff: "Hands off: the frames are being put.",
  pointsCome: "Hands off: here come the points.",
  elapsed: (time) => `Time so far: ${time}`,
};

export const signals = translated({ fr, en });
