// The words of Top It in English.

import type { Messages } from "./messages.fr.ts";
import type { Colour, Shape } from "./wire.gen.ts";

const plural = (count: number, one: string, many: string): string =>
  `${count} ${Math.abs(count) === 1 ? one : many}`;

const list = (names: readonly string[]): string =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(names);

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

const points = (count: number): string => plural(count, "point", "points");

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
    return `${plural(pieces, "piece", "pieces")}${hasStone ? " and your stone" : ""} to play`;
  },
  leftInShort: (pieces) => `${pieces} left`,
  stoneInHand: "stone in hand",
  stonePlaced: "stone placed",
  lastMove: (count) => `last: +${count}`,
  plays: "plays",
  you: "you",
  yourTurn: "your turn",
  because: {
    not_in_the_middle: "The first piece goes to the middle.",
    same_as_the_first: "Begin with another piece than the first one.",
    overlapping: "Here it would cover a piece.",
    part_of_a_side: "Touching sides must cover each other from end to end.",
    same_colour: "Two pieces of one colour do not touch along a side.",
    not_touching: "It must touch the mosaic along a whole side.",
    piece_first: "Place a piece first, your stone comes later.",
  },
  nowhere: "It fits nowhere for the moment.",
  noTarget: "No large piece can bear your stone for the moment.",
  stoneElsewhere: "The stone goes on a large piece that is lit.",
  onlyWay: "Here it fits in one way only.",

  board: "The mosaic",
  mosaic: (count) =>
    count === 0 ? "The table is empty." : `${plural(count, "piece", "pieces")} laid.`,
  boardKeys:
    "1 to 8 take a piece, 9 the stone. Arrow keys go from place to place, the best first. R turns, Enter places, Escape puts back. Plus and minus zoom, 0 shows all.",
  fit: "See all",
  closer: "Closer",
  further: "Further",
  turn: "Turn",
  place: "Place",
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
    first: "Place your first piece.",
    firstHint: "It goes to the middle and counts double.",
    waitHint: "You can already try your pieces.",
    watch: "You are watching.",
    piece: (shape) => `Place ${the(shape)}.`,
    pieceTry: (shape) => `If it were your turn: ${the(shape)}.`,
    stone: "Place your stone.",
    places: (count, best) => `${plural(count, "place", "places")}, up to ${points(best)}`,
    targets: (count, best) =>
      `${plural(count, "large piece", "large pieces")}, up to ${points(best)}`,
    searching: "Looking for places…",
    other: "Choose something else.",
    here: (sum, count) => `${sum}: ${points(count)} here.`,
  },
  points,

  said: {
    place: (at, all, count, beside) =>
      `Place ${at} of ${all}: ${points(count)}${beside.length ? `, beside ${list(beside)}` : ", in the middle"}.`,
    target: (at, all, piece, count, beside) =>
      `Target ${at} of ${all}: ${piece}, ${points(count)}${beside.length ? `, with ${list(beside)}` : ""}.`,
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

  optionsInShort: { puzzle: "daily solo", base: "base game" },
  alone: "Alone, with all four colours",
  why: {
    won: (names, best) => `${names}: ${points(best)}, the finest mosaic.`,
    shared: (names, best) => `A win shared by ${names}, ${points(best)}.`,
    stuck: "Nobody could place anything any more.",
    solo: (score) => `${points(score)} for your four colours.`,
  },
  memory: {
    piece: (name, shape, count) => `The finest move: ${name}, ${the(shape)} for ${points(count)}.`,
    stone: (name, shape, count) =>
      `The finest move: ${name}, the stone on ${the(shape)} for ${points(count)}.`,
  },
  puzzleResult: (count) => points(count),
  list,
};
