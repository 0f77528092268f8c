// Les mots de Copyright en français. Les espaces devant « ! ? ; : » sont fines et insécables.

import { counted, list, noun, of } from "../../../words/french.ts";

/** The beginning of a sentence, in bold, and the rest of it. */
type Sentence = readonly [string, string];

const sentence = (...parts: Sentence): Sentence => parts;

export const fr = {
  symbols: { square: "carré", circle: "rond", cross: "croix" },
  emptyCell: "vide",
  hole: "trou",
  and: " et ",
  rowInWords: (row: number, cells: readonly string[]) => `ligne ${row} : ${cells.join(", ")}`,
  modelInWords: (rows: readonly string[]) => `Modèle. ${rows.join(" ; ")}.`,
  symbolAt: (symbol: string, row: number, column: number) =>
    `${symbol} ligne ${row} colonne ${column}`,

  model: "Modèle",
  theModel: "Le modèle",
  modelHint: "Le même dessin, case par case.",
  frameHint: "Le cadre pointillé montre où tu es le plus près.",

  points: (count: number) => noun(count, "point", "points"),
  cardsLaid: (count: number) =>
    count === 0 ? "rien de posé" : counted(count, "carte posée", "cartes posées"),
  cards: (count: number) => counted(count, "carte", "cartes"),
  you: "toi",
  You: "Toi",
  toGo: (count: number) => `encore ${count}`,
  marks: { copied: "a tout recopié", stops: "veut arrêter", done: "a fini" },
  marksInShort: { copied: "recopié", stops: "arrêter", done: "fini" },
  stackOf: (name: string, cards: string) => `La pile ${of(name)} : ${cards}`,
  stacks: "Les piles",
  others: "Les autres",

  ifEndedHere: "Si la manche s’arrêtait ici",
  cellsCopied: "Cases justes",
  ofNine: (count: number) => `${count} sur 9`,
  withTheHeldCard: "Avec la carte levée",
  rightCells: (count: number) => noun(count, "case juste", "cases justes"),
  cells: (count: number) => noun(count, "case", "cases"),
  overhangs: (count: number) => noun(count, "débord", "débords"),
  bonus: "bonus",
  missedCards: "cartes manquées",
  nothingLaidYet: "Rien n’est encore posé.",

  yourHand: "Tes cartes",
  laid: "posée",
  mat: "Ta feuille",
  matKeys:
    "Les flèches décalent la carte levée, R la tourne, Maj R dans l’autre sens, F la retourne, Entrée la pose, Échap la rend. T ouvre ou ferme l’essai. Alt et les flèches trient la main.",
  handHint: (count: number) =>
    `${count} cartes, autant que tu veux. Celles que tu gardes ne coûtent rien.`,
  keys: [
    ["R, Maj R", "tourner"],
    ["F", "retourner"],
    ["← ↑ → ↓", "décaler"],
    ["Entrée", "poser"],
    ["T", "essayer"],
  ],
  centre: "Recentrer",

  tools: "Que faire de la carte",
  turn: "Tourner",
  flip: "Retourner",
  takeOff: "Retirer",
  putBack: "Rendre",
  lay: "Poser",
  layHere: "Poser ici",
  turnAll: "Tout tourner",
  flipAll: "Tout retourner",
  stopTheRound: "Arrêter la manche",
  playOn: "Rejouer",
  iAmDone: "J’ai fini",
  wantToStop: (count: number, all: number) => `${count} sur ${all} veulent arrêter.`,

  help: {
    held: sentence("Ta carte est levée.", "Touche une case pour la décaler, puis pose-la."),
    first: sentence("Choisis une carte,", "ou fais-la glisser sur ta feuille."),
    next: sentence("Choisis une carte,", "ou touche une carte posée pour la reprendre."),
  },
  helpInShort: {
    held: sentence("", "Carte levée : touche une case pour la décaler."),
    first: sentence("", "Touche une carte, ou fais-la glisser."),
    next: sentence("", "Choisis une carte, ou reprends-en une posée."),
  },
  notThere: "Pas là : la pile doit rester d’un seul tenant.",
  notHere: "Ici, rien ne la tient.",
  fixedCard: "Cette carte est fixée : seule celle de ce tour peut bouger.",
  firstInTheMiddle: "La première carte va au milieu.",

  timed: {
    keep: "C’est bon",
    leaveOut: "La laisser",
    lay: sentence("", "Touche ta carte, ou fais-la glisser sur ta feuille."),
    laid: sentence("", "Déplace-la encore, ou valide."),
    wait: "Les autres finissent leur tour.",
  },

  trial: {
    stack: "Ma pile",
    name: "Essai",
    count: (cards: number) => `Essai, ${counted(cards, "carte", "cartes")}`,
    which: "Que montre la feuille",
    opened: "L’essai : il ne compte pas.",
    closed: "Ta pile.",
    help: "Essaie ici : seule ta pile compte.",
    tried: "essai",
    isHere: "Elle est dans l’essai.",
    layHere: "Essayer ici",
    clear: "Vider",
    lift: "Sur ma pile",
    lifted: (cards: number) =>
      `${counted(cards, "carte levée", "cartes levées")} ensemble : pose-les sur ta pile.`,
    laid: (card: number) => `Carte ${card} dans l’essai.`,
    laidAll: (cards: number) => `${counted(cards, "carte posée", "cartes posées")} sur ta pile.`,
    sort: "Trier",
    sortHand: "Trier la main",
  },

  said: {
    sorted: (place: number) => `Maintenant carte ${place}.`,
    held: (card: number, column: string, row: string) =>
      `carte ${card}, colonne ${column}, ligne ${row}`,
    wouldScore: (right: string, net: string) => `${right}, ${net}`,
    laid: (card: number) => `Carte ${card} posée.`,
    taken: (card: number) => `Carte ${card} retirée.`,
    putBack: (card: number) => `Carte ${card} rendue.`,
    stackTurned: "Toute la pile est tournée.",
    stackFlipped: "Toute la pile est retournée.",
    frame: (column: string, row: string) => `Cadre, colonne ${column}, ligne ${row}`,
  },
  handCard: (card: number, face: string) => `Carte ${card} : ${face}`,
  handCardLaid: (card: number) => `Carte ${card}, posée. La reprendre.`,
  stackInWords: (rows: readonly string[]) => `Ta pile. ${rows.join(" ; ")}.`,
  emptyMat: "Ta feuille est vide.",

  framing: {
    title: "Place ton cadre",
    settled: "Les cadres se posent",
    back: "Remettre à la meilleure place",
    counts: (points: string) => `cadre : ${points}`,
    help: "Le meilleur endroit est proposé. Touche une case ou fais glisser le cadre pour en changer.",
    none: "Tu n’as rien posé : pas de cadre cette fois.",
    keep: "Laisser ici",
    placed: "Ton cadre est posé.",
    waiting: (names: string) => `On attend ${names}.`,
    scores: "Avec ce cadre",
  },

  headlines: {
    round: (round: number) => `Manche ${round}`,
    firstTo: (limit: number) => `premier à ${counted(limit, "point", "points")}`,
    youHave: (score: number, limit: number) =>
      `tu as ${counted(score, "point", "points")} sur ${limit}`,
    ready: "Attention au départ.",
    called: "La manche est finie.",
    together: "Tout le monde joue.",
    puzzle: "Un modèle, dix cartes : fais la meilleure copie, vite.",
    making: (name: string) => `${name} compose le modèle.`,
    youMake: "Compose le modèle.",
    layThisCard: "Pose ta carte de ce tour.",
    waitForTurn: "Les autres finissent leur tour.",
    placeFrame: "Place ton cadre.",
    waitForFrames: "Les autres placent leur cadre.",
    read: "Regarde les points.",
    waitForOthers: "On attend les autres.",
    over: "La partie est finie.",
  },

  optionsInShort: {
    base: "jeu de base",
    timed: "variante minutée",
    lightning: "variante éclair",
    puzzle: "casse-tête",
  },

  why: {
    limit: (names: string, points: string) => `${names} : ${points}, la limite est atteinte.`,
    shared: (names: string, points: string) => `Victoire partagée ${of(names)}, ${points}.`,
    puzzle: (points: string) => `${points} pour ta copie.`,
  },
  memory: {
    best: (name: string, points: string, round: number) =>
      `Le plus beau coup : ${name}, ${points} à la manche ${round}.`,
  },
  puzzleResult: (points: string, time: string) => `${points} en ${time}`,
  pointsInWords: (points: string, count: number) => `${points} ${noun(count, "point", "points")}`,
  list,
};

export type Messages = typeof fr;
