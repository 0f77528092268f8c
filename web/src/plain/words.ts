// What the plain board says itself; what it reads off a game's types comes from the package.

import { translated } from "../language.svelte.ts";

export const plain = translated({
  fr: {
    pitch: "Une partie sans décor",
    headline: "Choisis parmi ce qui est proposé, ou attends les autres.",
    watching: "Tu regardes.",
    board: "La table",
    actions: "Ce que tu peux faire",
    nothing: "Rien pour l’instant : aux autres de jouer, ou au temps.",
    search: "Chercher une action",
    found: (shown: number, total: number) => `${shown} sur ${total}`,
    more: (total: number) => `Il y en a ${total} ; voici les premières.`,
    you: "toi",
    empty: "rien",
    yes: "oui",
    no: "non",
    changed: "nouveau",
    noOptions: "Rien à choisir.",
    noRules:
      "Ce jeu n’a pas encore de règles à lire ici. La table ne propose que ce qui est permis.",
    pagesFailed: "Le décor de ce jeu n’a pas pu être dressé : voici la table sans lui.",
    close: "Compris",
  },
  en: {
    pitch: "A game without scenery",
    headline: "Choose among what is offered, or wait for the others.",
    watching: "You are watching.",
    board: "The table",
    actions: "What you can do",
    nothing: "Nothing for now: the others play, or time does.",
    search: "Search for an action",
    found: (shown: number, total: number) => `${shown} of ${total}`,
    more: (total: number) => `There are ${total}; here are the first.`,
    you: "you",
    empty: "nothing",
    yes: "yes",
    no: "no",
    changed: "new",
    noOptions: "Nothing to choose.",
    noRules: "This game has no rules to read here yet. The table offers only what is allowed.",
    pagesFailed: "This game’s own pages could not be shown: here is the plain table.",
    close: "Understood",
  },
});
