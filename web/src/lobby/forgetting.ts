// The words of a wish to be forgotten.

import { translated } from "../language.svelte.ts";

const fr = {
  forget: "M’oublier",
  title: "T’oublier ici ?",
  what: "Ton nom, tes messages et ta place disparaissent de toutes tes parties finies, et de cette liste. On ne peut pas revenir en arrière.",
  stays:
    "Les parties restent, avec un point d’interrogation à ta place. Celles qui sont en cours ne changent pas : demande de nouveau quand elles seront finies.",
  confirm: "Oui, oubliez-moi",
  cancel: "Non, rester",
  done: (games: number, running: number) => {
    const many = games
      ? `${games} parties ne te connaissent plus.`
      : "Aucune partie finie ne te connaît.";
    const gone = games === 1 ? "Une partie ne te connaît plus." : many;
    if (!running) return gone;
    return running === 1
      ? `${gone} Une autre est encore en cours.`
      : `${gone} ${running} autres sont encore en cours.`;
  },
};

const en: typeof fr = {
  forget: "Forget me",
  title: "Be forgotten here?",
  what: "Your name, your messages and your chair disappear from all your finished games, and from this list. This cannot be taken back.",
  stays:
    "The games stay, with a question mark in your place. Those under way do not change: ask again when they are over.",
  confirm: "Yes, forget me",
  cancel: "No, stay",
  done: (games: number, running: number) => {
    const many = games ? `${games} games have forgotten you.` : "No finished game knows you.";
    const gone = games === 1 ? "One game has forgotten you." : many;
    if (!running) return gone;
    return running === 1
      ? `${gone} Another one is still under way.`
      : `${gone} ${running} others are still under way.`;
  },
};

export const words = translated({ fr, en });
