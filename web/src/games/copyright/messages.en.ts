// The words of Copyright in English.

import type { Messages } from "./messages.fr.ts";
import { nounEn, pluralEn } from "./plural.ts";

export const en: Messages = {
  symbols: { square: "square", circle: "circle", cross: "cross" },
  emptyCell: "empty",
  hole: "hole",
  and: " and ",
  rowInWords: (row, cells) => `row ${row}: ${cells.join(", ")}`,
  modelInWords: (rows) => `Model. ${rows.join("; ")}.`,
  symbolAt: (symbol, row, column) => `${symbol} row ${row} column ${column}`,

  model: "Model",
  theModel: "The model",
  modelHint: "The same drawing, cell by cell.",
  frameHint: "The dashed frame shows where you are closest.",

  points: (count) => nounEn(count, "point", "points"),
  cardsLaid: (count) => (count === 0 ? "nothing laid" : pluralEn(count, "card laid", "cards laid")),
  cards: (count) => pluralEn(count, "card", "cards"),
  you: "you",
  You: "You",
  toGo: (count) => `${count} to go`,
  marks: { copied: "copied it all", stops: "wants to stop", done: "is done" },
  marksInShort: { copied: "copied", stops: "stop", done: "done" },
  stackOf: (name, cards) => `${name}’s stack: ${cards}`,
  stacks: "The stacks",
  others: "The others",

  ifEndedHere: "If the round ended here",
  withTheHeldCard: "With the held card",
  rightCells: (count) => nounEn(count, "right cell", "right cells"),
  cells: (count) => nounEn(count, "cell", "cells"),
  overhangs: (count) => nounEn(count, "overhang", "overhangs"),
  bonus: "bonus",
  missedCards: "missed cards",
  nothingLaidYet: "Nothing is laid yet.",

  yourHand: "Your cards",
  laid: "laid",
  mat: "Your sheet",
  matKeys:
    "Arrow keys shift the held card, R turns it, F flips it, Enter lays it, Escape puts it back.",
  handHint: (count) => `${count} cards, as many as you like. The ones you keep cost nothing.`,
  keys: [
    ["R", "turn"],
    ["F", "flip"],
    ["← ↑ → ↓", "shift"],
    ["Enter", "lay"],
  ],
  centre: "Centre",

  tools: "What to do with the card",
  turn: "Turn",
  flip: "Flip",
  takeOff: "Take off",
  putBack: "Put back",
  lay: "Lay",
  layHere: "Lay here",
  turnAll: "Turn all",
  flipAll: "Flip all",
  stopTheRound: "Stop the round",
  playOn: "Play on",
  iAmDone: "I’m done",
  wantToStop: (count, all) => `${count} of ${all} want to stop.`,

  help: {
    held: ["Your card is held.", "Touch a cell to shift it, then lay it."],
    first: ["Choose a card,", "or drag it onto your sheet."],
    next: ["Choose a card,", "or touch a laid card to pick it up again."],
  },
  helpInShort: {
    held: ["", "Card held: touch a cell to shift it."],
    first: ["", "Touch a card, or drag it."],
    next: ["", "Choose a card, or pick up a laid one."],
  },
  notThere: "Not there: the stack must stay in one piece.",
  notHere: "Nothing would hold it there.",
  fixedCard: "This card is fixed: only this turn’s card can move.",
  firstInTheMiddle: "The first card goes in the middle.",

  timed: {
    keep: "That’s it",
    leaveOut: "Leave it out",
    lay: ["", "Touch your card, or drag it onto your sheet."],
    laid: ["", "Move it again, or confirm."],
    wait: "The others are finishing their turn.",
  },

  said: {
    held: (card, column, row) => `card ${card}, column ${column}, row ${row}`,
    wouldScore: (right, net) => `${right}, ${net}`,
    laid: (card) => `Card ${card} laid.`,
    taken: (card) => `Card ${card} taken off.`,
    putBack: (card) => `Card ${card} put back.`,
    stackTurned: "The whole stack is turned.",
    stackFlipped: "The whole stack is flipped.",
    frame: (column, row) => `Frame, column ${column}, row ${row}`,
  },
  handCard: (card, face) => `Card ${card}: ${face}`,
  handCardLaid: (card) => `Card ${card}, laid. Pick it up again.`,
  stackInWords: (rows) => `Your stack. ${rows.join("; ")}.`,
  emptyMat: "Your sheet is empty.",

  framing: {
    title: "Place your frame",
    help: "The best place is proposed. Touch a cell or drag the frame to change it.",
    none: "You laid nothing: no frame this time.",
    keep: "Leave it here",
    placed: "Your frame is placed.",
    waiting: (names) => `Waiting for ${names}.`,
    scores: "With this frame",
  },

  headlines: {
    round: (round) => `Round ${round}`,
    firstTo: (limit) => `first to ${pluralEn(limit, "point", "points")}`,
    youHave: (score, limit) => `you have ${pluralEn(score, "point", "points")} of ${limit}`,
    together: "Everybody plays at the same time.",
    puzzle: "One model, ten cards: make the best copy, fast.",
    making: (name) => `${name} is making the model.`,
    youMake: "Make the model.",
    layThisCard: "Lay your card of this turn.",
    waitForTurn: "The others are finishing their turn.",
    placeFrame: "Place your frame.",
    waitForFrames: "The others are placing their frames.",
    read: "Read the points, then on to the next round.",
    waitForOthers: "Waiting for the others.",
    over: "The game is over.",
  },

  optionsInShort: {
    base: "base game",
    timed: "timed variant",
    lightning: "lightning variant",
    puzzle: "puzzle",
  },

  why: {
    limit: (names, points) => `${names}: ${points}, the limit is reached.`,
    shared: (names, points) => `A win shared by ${names}, ${points}.`,
    puzzle: (points) => `${points} for your copy.`,
  },
  memory: {
    best: (name, points, round) => `The finest round: ${name}, ${points} in round ${round}.`,
  },
  puzzleResult: (points, time) => `${points} in ${time}`,
  pointsInWords: (points, count) => `${points} ${nounEn(count, "point", "points")}`,
  list: (names) => new Intl.ListFormat("en", { type: "conjunction" }).format(names),
};
