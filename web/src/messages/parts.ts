// What is said when a part of the page does not arrive. It comes with the page itself: the other
// messages are such a part, and they may be the one that is missing.

import { language } from "../language.svelte.ts";

const fr = {
  missing: "Un morceau de la page n’est pas arrivé. Vérifie ta connexion, puis réessaie.",
  retry: "Réessayer",
  newer: "La maison a une nouvelle version : la page se recharge dès que ton coup est joué.",
  reload: "Recharger",
};

const en: typeof fr = {
  missing: "A part of the page did not arrive. Check your connection, then try again.",
  retry: "Try again",
  newer: "The house has a new version: the page reloads as soon as your move is made.",
  reload: "Reload",
};

const WORDS = { fr, en };

export const partWords = (): typeof fr => WORDS[language()];
