// Les mots de Top It en français. Les espaces devant « ! ? ; : » sont fines et insécables.

import { counted, list, of, ofAll } from "../../../words/french.ts";
import type { Colour, Shape } from "../wire.gen.ts";

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

const points = (count: number): string => counted(count, "point", "points");

/** Rien là où la table ne dit pas les points. */
const upTo = (best: number | null): string => (best === null ? "" : `, jusqu’à ${points(best)}`);
const told = (count: number | null): string => (count === null ? "" : `${points(count)}, `);

export const fr = {
  the,
  colours: { blue: "Bleu", green: "Vert", yellow: "Jaune", red: "Rouge" },
  piece: (shape: Shape, colour: Colour) =>
    `${shapes[shape]} ${adjectives[colour][shape === "house" ? 1 : 0]}`,
  pieceInHand: (shape: Shape, value: number) => `${shapes[shape]}, ${value}`,
  stone: "pierre",
  yourPieces: "Tes pièces",
  piecesOf: (name: string) => `Les pièces ${of(name)}`,
  left: (pieces: number, hasStone: boolean) => {
    if (pieces === 0) return hasStone ? "Il reste ta pierre" : "Tout est posé";
    const toPlay = counted(pieces, "pièce", "pièces");
    return `${toPlay}${hasStone ? " et ta pierre" : ""} à jouer`;
  },
  leftInShort: (pieces: number) => `${pieces} p.`,
  stoneInHand: "pierre en main",
  stonePlaced: "pierre posée",
  lastMove: (count: number) => `dernier : +${count}`,
  plays: "joue",
  you: "toi",
  yourTurn: "à toi",
  nowhere: "Cette pièce n’entre nulle part pour le moment.",
  noTarget: "Aucune grande pièce ne peut porter ta pierre pour le moment.",
  stoneElsewhere: "La pierre va sur une grande pièce de la mosaïque.",
  notThisOne: "Pas celle-ci pour l’instant.",
  litOnly: "Choisis une des places éclairées.",
  onlyWay: "Ici, la pièce n’entre que d’une façon.",

  board: "La mosaïque",
  mosaic: (count: number) =>
    count === 0 ? "La table est vide." : `${counted(count, "pièce posée", "pièces posées")}.`,
  boardKeys:
    "1 à 8 prennent une pièce, 9 la pierre. Les flèches vont de place en place. R tourne, Entrée pose, Échap rend. Plus et moins zooment, 0 montre tout.",
  boardKeysByHand:
    "1 à 8 prennent une pièce, 9 la pierre. Gauche et droite font le tour de la mosaïque, côté par côté ; haut et bas changent le côté de ta pièce, R la tourne librement. Entrée essaie, puis pose ; Échap rend. Plus et moins zooment, 0 montre tout.",
  fit: "Tout voir",
  closer: "Plus près",
  further: "Plus loin",
  turn: "Tourner",
  place: "Poser",
  placeHere: "Poser ici",
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
    tips: {
      neighbours: "Plus une pièce en touche d’autres, plus elle rapporte.",
      denial: "Regarde aussi ce que tu ouvres à qui joue après toi.",
      stone: "Ta pierre vaut le plus sur une grande pièce bien entourée.",
    },
    first: "Pose ta première pièce.",
    firstHint: "Elle va au milieu et compte double.",
    waitHint: "Tu peux déjà essayer tes pièces.",
    watch: "Tu regardes.",
    piece: (shape: Shape) => `Pose ${the(shape)}.`,
    pieceTry: (shape: Shape) => `Si c’était à toi : ${the(shape)}.`,
    stone: "Pose ta pierre.",
    places: (count: number, best: number | null) =>
      `${counted(count, "place", "places")}${upTo(best)}`,
    targets: (count: number, best: number | null) =>
      `${counted(count, "grande pièce", "grandes pièces")}${upTo(best)}`,
    firstByHand: "Touche le milieu de la table, ou amène la pièce au milieu.",
    byHand: "Amène la pièce contre la mosaïque. Touche-la pour la tourner.",
    stoneByHand: "Touche la grande pièce que tu veux topper.",
    fits: "La pièce tient. Pose-la, ou cherche mieux.",
    stoneFits: "Ta pierre peut rester là.",
    searching: "On cherche les places…",
    other: "Choisis autre chose.",
    here: (sum: string, count: number) => `${sum} : ${points(count)} ici.`,
  },
  points,

  said: {
    place: (at: number, all: number, count: number | null, beside: readonly string[]) =>
      `Place ${at} sur ${all} : ${told(count)}${beside.length ? `à côté ${ofAll(beside)}` : "au milieu"}.`,
    target: (
      at: number,
      all: number,
      piece: string,
      count: number | null,
      beside: readonly string[],
    ) =>
      `Cible ${at} sur ${all} : ${told(count)}${piece}${beside.length ? `, avec ${list(beside)}` : ""}.`,
    against: (side: number, all: number, piece: string, way: number, ways: number) =>
      `Côté ${side} sur ${all}, ${piece}. Façon ${way} sur ${ways}. Entrée essaie.`,
    fits: (beside: readonly string[]) =>
      `La pièce tient${beside.length ? ` contre ${list(beside)}` : ""}. Entrée la pose.`,
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

  optionsInShort: {
    puzzle: "solo du jour",
    help: { hand: "à la main", places: "places éclairées", points: "places et points" },
    squaresOf8: "grands carrés à 8",
  },
  why: {
    won: (names: string, best: number) => `${names} : ${points(best)}, la plus belle mosaïque.`,
    shared: (names: string, best: number) => `Victoire partagée ${of(names)}, ${points(best)}.`,
    stuck: "Plus personne ne pouvait poser.",
    solo: (score: number) => `${points(score)} pour tes quatre couleurs.`,
  },
  puzzleResult: (count: number) => points(count),
  list,
};

export type Messages = typeof fr;
