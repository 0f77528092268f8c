// The words of the lobby; they are loaded with it.

import { translated } from "../language.svelte.ts";
import * as english from "../words/english.ts";
import * as french from "../words/french.ts";

const fr = {
  title: "À quoi joue-t-on ce soir ?",
  pitch: ["Un lien suffit, pas de compte.", "Des bots gardent les chaises vides."],
  waiting: "Un instant, on regarde…",
  unknown: "On le saura quand le serveur répondra.",
  shelf: "Les jeux",
  open: "Ouvrir une table",
  openOf: (game: string) => `Ouvrir une table ${french.of(game)}`,
  facts: (fewest: number, most: number, minutes: number) =>
    `${fewest} à ${most} joueurs · ${minutes} min`,
  code: "Code de table",
  codeExample: "lune prune 42",
  codeWrong: "Un code, c’est deux mots et un nombre, comme « lune prune 42 ».",
  tables: {
    title: "Tables ouvertes",
    none: "Personne encore. Ouvre une table et rends-la publique : elle s’affichera ici.",
    news: (joinable: number, running: number) =>
      [
        joinable &&
          `${french.spelled(joinable)} ${joinable === 1 ? "cherche" : "cherchent"} du monde`,
        running &&
          `${french.spelled(running).replace(/^un$/, "une")} se ${running === 1 ? "regarde" : "regardent"}`,
      ]
        .filter(Boolean)
        .join(", ")
        .replace(/^un /, "une "),
    free: (n: number) => (n === 1 ? "1 chaise libre" : `${n} chaises libres`),
    running: "En cours",
    soon: "Commence bientôt",
    sit: "S’asseoir",
    watch: "Regarder",
    of: (action: string, game: string, names: string) => `${action} : ${game}, avec ${names}`,
  },
  mine: {
    title: "Mes tables",
    none: "Tes parties se retrouvent ici, en cours et finies.",
    yourTurn: "À toi de jouer",
    waiting: "On t’attend pour commencer",
    running: "En cours",
    paused: "En pause",
    resume: "Reprendre",
    review: "Revoir",
    reviewOf: (game: string) => `Revoir la partie ${french.of(game)}`,
    with: (names: readonly string[]) => (names.length ? `avec ${french.list(names)}` : "en solo"),
    won: (scores: string) => `Gagnée ${scores}`,
    lost: (scores: string) => `Perdue ${scores}`,
    shared: (scores: string) => `Partagée ${scores}`,
    over: (scores: string) => `Finie ${scores}`,
    more: (n: number) => `Voir les ${n} autres`,
  },
  companion: {
    title: "Tu as la boîte ?",
    pitch: (game: string) => `Le compagnon ${french.of(game)}, même sans réseau.`,
  },
  puzzle: {
    title: "L’énigme du jour",
    pitch: "La même donne pour tout le monde, seul contre la montre.",
  },
};

const en: typeof fr = {
  title: "What shall we play tonight?",
  pitch: ["A link is enough, no account.", "Bots keep the empty chairs."],
  waiting: "Just a moment, having a look…",
  unknown: "We will know when the server answers.",
  shelf: "The games",
  open: "Open a table",
  openOf: (game) => `Open a table of ${game}`,
  facts: (fewest, most, minutes) => `${fewest} to ${most} players · ${minutes} min`,
  code: "Table code",
  codeExample: "lune prune 42",
  codeWrong: "A code is two words and a number, like “lune prune 42”.",
  tables: {
    title: "Open tables",
    none: "Nobody yet. Open a table and make it public: it will show up here.",
    news: (joinable, running) =>
      [
        joinable && `${english.spelled(joinable)} ${joinable === 1 ? "has" : "have"} room`,
        running && `${english.spelled(running)} to watch`,
      ]
        .filter(Boolean)
        .join(", "),
    free: (n) => (n === 1 ? "1 free chair" : `${n} free chairs`),
    running: "In play",
    soon: "Starts soon",
    sit: "Sit down",
    watch: "Watch",
    of: (action, game, names) => `${action}: ${game}, with ${names}`,
  },
  mine: {
    title: "My tables",
    none: "Your games are found here, running and finished.",
    yourTurn: "Your turn",
    waiting: "They are waiting to start",
    running: "In play",
    paused: "Paused",
    resume: "Resume",
    review: "Replay",
    reviewOf: (game) => `Replay the game of ${game}`,
    with: (names) => (names.length ? `with ${english.list(names)}` : "solo"),
    won: (scores) => `Won ${scores}`,
    lost: (scores) => `Lost ${scores}`,
    shared: (scores) => `Shared ${scores}`,
    over: (scores) => `Finished ${scores}`,
    more: (n) => `Show ${n} more`,
  },
  companion: {
    title: "You own the box?",
    pitch: (game) => `The companion of ${game}, even without a network.`,
  },
  puzzle: {
    title: "The daily puzzle",
    pitch: "The same deal for everybody, alone against the clock.",
  },
};

export const lobbyWords = translated({ fr, en });
