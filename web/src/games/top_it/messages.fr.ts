// Les mots de Top It en français. Les espaces devant « ! ? ; : » sont fines et insécables.

import type { Colour, Illegal, Shape } from "./wire.gen.ts";

const plural = (count: number, one: string, many: string): string =>
  `${count} ${Math.abs(count) > 1 ? many : one}`;

const list = (names: readonly string[]): string =>
  new Intl.ListFormat("fr", { type: "conjunction" }).format(names);

const shapes: Readonly<Record<Shape, string>> = {
  rhombus: "losange",
  small_triangle: "petit triangle",
  large_triangle: "grand triangle",
  small_square: "petit carré",
  large_square: "grand carré",
  trapezoid: "trapèze",
  hexagon: "hexagone",
  house: "maison",
};

const articles: Partial<Record<Shape, string>> = { hexagon: "l’", house: "la " };

const the = (shape: Shape): string => `${articles[shape] ?? "le "}${shapes[shape]}`;

const adjectives: Readonly<Record<Colour, readonly [string, string]>> = {
  blue: ["bleu", "bleue"],
  green: ["vert", "verte"],
  yellow: ["jaune", "jaune"],
  red: ["rouge", "rouge"],
};

const points = (count: number): string => plural(count, "point", "points");

/** Pourquoi une pièce ne peut pas rester où on l’a lâchée. */
const because: Partial<Record<Illegal, string>> = {
  not_in_the_middle: "La première pièce va au milieu.",
  same_as_the_first: "Commence par une autre pièce que la première.",
  overlapping: "Ici, elle recouvrirait une pièce.",
  part_of_a_side: "Les côtés qui se touchent doivent se couvrir d’un bout à l’autre.",
  same_colour: "Deux pièces de la même couleur ne se touchent pas par un côté.",
  not_touching: "Elle doit toucher la mosaïque par un côté entier.",
  piece_first: "Pose d’abord une pièce, ta pierre viendra plus tard.",
};

export const fr = {
  the,
  colours: { blue: "Bleu", green: "Vert", yellow: "Jaune", red: "Rouge" },
  piece: (shape: Shape, colour: Colour) =>
    `${shapes[shape]} ${adjectives[colour][shape === "house" ? 1 : 0]}`,
  pieceInHand: (shape: Shape, value: number) => `${shapes[shape]}, ${value}`,
  stone: "pierre",
  yourPieces: "Tes pièces",
  piecesOf: (name: string) => `Les pièces de ${name}`,
  left: (pieces: number, hasStone: boolean) => {
    if (pieces === 0) return hasStone ? "Il reste ta pierre" : "Tout est posé";
    const counted = plural(pieces, "pièce", "pièces");
    return `${counted}${hasStone ? " et ta pierre" : ""} à jouer`;
  },
  leftInShort: (pieces: number) => `${pieces} p.`,
  stoneInHand: "pierre en main",
  stonePlaced: "pierre posée",
  lastMove: (count: number) => `dernier : +${count}`,
  plays: "joue",
  you: "toi",
  yourTurn: "à toi",
  because,
  nowhere: "Elle n’entre nulle part pour le moment.",
  noTarget: "Aucune grande pièce ne peut porter ta pierre pour le moment.",
  stoneElsewhere: "La pierre va sur une grande pièce éclairée.",
  onlyWay: "Ici, elle n’entre que d’une façon.",

  board: "La mosaïque",
  mosaic: (count: number) =>
    count === 0 ? "La table est vide." : `${plural(count, "pièce posée", "pièces posées")}.`,
  boardKeys:
    "1 à 8 prennent une pièce, 9 la pierre. Les flèches vont de place en place, la meilleure d’abord. R tourne, Entrée pose, Échap rend. Plus et moins zooment, 0 montre tout.",
  fit: "Tout voir",
  closer: "Plus près",
  further: "Plus loin",
  turn: "Tourner",
  place: "Poser",
  placeFor: (count: number) => `Poser, +${count}`,
  placeHereFor: (count: number) => `Poser ici, +${count}`,

  help: {
    you: "À toi",
    task: {
      piece: (who: string) => `${who} : choisis une pièce.`,
      stone: (who: string) => `${who} : pose ta pierre.`,
      either: (who: string) => `${who} : une pièce, ou ta pierre.`,
    },
    pickHint: "Touche-la, ou fais-la glisser.",
    first: "Pose ta première pièce.",
    firstHint: "Elle va au milieu et compte double.",
    waitHint: "Tu peux déjà essayer tes pièces.",
    watch: "Tu regardes.",
    piece: (shape: Shape) => `Pose ${the(shape)}.`,
    pieceTry: (shape: Shape) => `Si c’était à toi : ${the(shape)}.`,
    stone: "Pose ta pierre.",
    places: (count: number, best: number) =>
      `${plural(count, "place", "places")}, jusqu’à ${points(best)}`,
    targets: (count: number, best: number) =>
      `${plural(count, "grande pièce", "grandes pièces")}, jusqu’à ${points(best)}`,
    searching: "On cherche les places…",
    other: "Choisis autre chose.",
    here: (sum: string, count: number) => `${sum} : ${points(count)} ici.`,
  },
  points,

  said: {
    place: (at: number, all: number, count: number, beside: readonly string[]) =>
      `Place ${at} sur ${all} : ${points(count)}${beside.length ? `, à côté de ${list(beside)}` : ", au milieu"}.`,
    target: (at: number, all: number, piece: string, count: number, beside: readonly string[]) =>
      `Cible ${at} sur ${all} : ${piece}, ${points(count)}${beside.length ? `, avec ${list(beside)}` : ""}.`,
    putBack: "Rendue.",
    move: (who: string, shape: Shape, isStone: boolean, count: number) =>
      isStone
        ? `${who} toppe ${the(shape)} : ${points(count)}.`
        : `${who} pose ${the(shape)} : ${points(count)}.`,
    passed: (names: readonly string[]) =>
      `${list(names)} ${names.length > 1 ? "ne peuvent rien poser et passent" : "ne peut rien poser et passe"}.`,
  },

  headlines: {
    turn: (turn: number, all: number) => `Tour ${turn} sur ${all}.`,
    yours: {
      piece: "À toi : pose une pièce.",
      stone: "À toi : pose ta pierre.",
      either: "À toi : pose une pièce ou ta pierre.",
    },
    theirs: (name: string) => `${name} joue.`,
    solo: (colour: string, score: number) => `${colour} joue, ${points(score)} en tout.`,
    over: "La mosaïque est finie.",
  },

  optionsInShort: { puzzle: "solo du jour", base: "jeu de base" },
  alone: "Seul, avec les quatre couleurs",
  why: {
    won: (names: string, best: number) => `${names} : ${points(best)}, la plus belle mosaïque.`,
    shared: (names: string, best: number) => `Victoire partagée de ${names}, ${points(best)}.`,
    stuck: "Plus personne ne pouvait poser.",
    solo: (score: number) => `${points(score)} pour tes quatre couleurs.`,
  },
  memory: {
    piece: (name: string, shape: Shape, count: number) =>
      `Le plus beau coup : ${name}, ${the(shape)} pour ${points(count)}.`,
    stone: (name: string, shape: Shape, count: number) =>
      `Le plus beau coup : ${name}, la pierre sur ${the(shape)} pour ${points(count)}.`,
  },
  puzzleResult: (count: number) => points(count),
  list,
};

export type Messages = typeof fr;
