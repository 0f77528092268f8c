// The words of Top It in English.

import { counted, list } from "../../../words/english.ts";
import type { Messages } from "./fr.ts";
import type { Colour, Shape } from "../wire.gen.ts";

const shapes: Readonly<Record<Shape, string>> = {
  rhombus: "rhombus",
  small_triangle: "small triangle",
  large_triangle: "large triangle",
  small_square: "small square",
  large_square: "large square",
  trapezoid: "trapezoid",
  hexagon: "hexagon",
  house: "house",
};

const the = (shape: Shape): string => `the ${shapes[shape]}`;

const points = (count: number): string => counted(count, "point", "points");

/** Nothing where the table does not tell points. */
const upTo = (best: number | null): string => (best === null ? "" : `, up to ${points(best)}`);
const told = (count: number | null): string => (count === null ? "" : `${points(count)}, `);

export const en: Messages = {
  the,
  colours: { blue: "Blue", green: "Green", yellow: "Yellow", red: "Red" },
  piece: (shape: Shape, colour: Colour) => `${colour} ${shapes[shape]}`,
  pieceInHand: (shape, value) => `${shapes[shape]}, ${value}`,
  stone: "stone",
  yourPieces: "Your pieces",
  piecesOf: (name) => `The pieces of ${name}`,
  left: (pieces, hasStone) => {
    if (pieces === 0) return hasStone ? "Your stone is left" : "All is placed";
    return `${counted(pieces, "piece", "pieces")}${hasStone ? " and your stone" : ""} to play`;
  },
  leftInShort: (pieces) => `${pieces} left`,
  stoneInHand: "stone in hand",
  stonePlaced: "stone placed",
  lastMove: (count) => `last: +${count}`,
  plays: "plays",
  you: "you",
  yourTurn: "your turn",
  nowhere: "It fits nowhere for the moment.",
  noTarget: "No large piece can bear your stone for the moment.",
  stoneElsewhere: "The stone goes on a large piece of the mosaic.",
  notThisOne: "Not this one for now.",
  litOnly: "Choose one of the lit places.",
  onlyWay: "Here it fits in one way only.",

  board: "The mosaic",
  mosaic: (count) =>
    count === 0 ? "The table is empty." : `${counted(count, "piece", "pieces")} laid.`,
  boardKeys:
    "1 to 8 take a piece, 9 the stone. Arrow keys go from place to place. R turns, Enter places, Escape puts back. Plus and minus zoom, 0 shows all.",
  boardKeysByHand:
    "1 to 8 take a piece, 9 the stone. Left and right go around the mosaic, side by side; up and down change the side of your piece, R turns it freely. Enter tries, then places; Escape puts back. Plus and minus zoom, 0 shows all.",
  fit: "See all",
  closer: "Closer",
  further: "Further",
  turn: "Turn",
  place: "Place",
  placeHere: "Place here",
  placeFor: (count) => `Place, +${count}`,
  placeHereFor: (count) => `Place here, +${count}`,

  help: {
    you: "Your turn",
    task: {
      piece: (who) => `${who}: choose a piece.`,
      stone: (who) => `${who}: place your stone.`,
      either: (who) => `${who}: a piece, or your stone.`,
    },
    pickHint: "Touch it, or drag it.",
    tips: {
      neighbours: "The more pieces it touches, the more it brings.",
      denial: "Look as well at what you open for whoever plays next.",
      stone: "Your stone is worth most on a large piece with many neighbours.",
    },
    first: "Place your first piece.",
    firstHint: "It goes to the middle and counts double.",
    waitHint: "You can already try your pieces.",
    watch: "You are watching.",
    piece: (shape) => `Place ${the(shape)}.`,
    pieceTry: (shape) => `If it were your turn: ${the(shape)}.`,
    stone: "Place your stone.",
    places: (count, best) => `${counted(count, "place", "places")}${upTo(best)}`,
    targets: (count, best) => `${counted(count, "large piece", "large pieces")}${upTo(best)}`,
    firstByHand: "Touch the middle of the table, or bring it there.",
    byHand: "Bring it to the mosaic. Touch it to turn it.",
    stoneByHand: "Touch the large piece that you want to top.",
    fits: "It fits. Place it, or look for better.",
    stoneFits: "Your stone can stay there.",
    searching: "Looking for places…",
    other: "Choose something else.",
    here: (sum, count) => `${sum}: ${points(count)} here.`,
  },
  points,

  said: {
    place: (at, all, count, beside) =>
      `Place ${at} of ${all}: ${told(count)}${beside.length ? `beside ${list(beside)}` : "in the middle"}.`,
    target: (at, all, piece, count, beside) =>
      `Target ${at} of ${all}: ${told(count)}${piece}${beside.length ? `, with ${list(beside)}` : ""}.`,
    against: (side, all, piece, way, ways) =>
      `Side ${side} of ${all}, ${piece}. Way ${way} of ${ways}. Enter tries.`,
    fits: (beside) => `It fits${beside.length ? ` against ${list(beside)}` : ""}. Enter places it.`,
    putBack: "Put back.",
    move: (who, shape, isStone, count) =>
      isStone
        ? `${who} tops ${the(shape)}: ${points(count)}.`
        : `${who} places ${the(shape)}: ${points(count)}.`,
    passed: (names) =>
      `${list(names)} ${names.length > 1 ? "can place nothing and pass" : "can place nothing and passes"}.`,
  },

  headlines: {
    turn: (turn, all) => `Turn ${turn} of ${all}.`,
    yours: {
      piece: "Your turn: place a piece.",
      stone: "Your turn: place your stone.",
      either: "Your turn: place a piece or your stone.",
    },
    theirs: (name) => `${name} plays.`,
    solo: (colour, score) => `${colour} plays, ${points(score)} in all.`,
    over: "The mosaic is finished.",
  },

  optionsInShort: {
    puzzle: "daily solo",
    help: { hand: "by hand", places: "places lit", points: "places and points" },
    squaresOf8: "large squares of 8",
  },
  why: {
    won: (names, best) => `${names}: ${points(best)}, the finest mosaic.`,
    shared: (names, best) => `A win shared by ${names}, ${points(best)}.`,
    stuck: "Nobody could place anything any more.",
    solo: (score) => `${points(score)} for your four colours.`,
  },
  puzzleResult: (count) => points(count),
  list,
};
