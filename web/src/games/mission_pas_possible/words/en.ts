// The words of Mission Pas Possible in English.

import { counted, list } from "../../../words/english.ts";
import type { Messages } from "./fr.ts";
import type { Colour, Die, Mark } from "../wire.gen.ts";

const colours: Readonly<Record<Colour, string>> = {
  red: "red",
  blue: "blue",
  green: "green",
  yellow: "yellow",
  black: "black",
};

const marks: Readonly<Record<Mark, string>> = {
  ...colours,
  1: "1",
  2: "2",
  3: "3",
  4: "4",
  5: "5",
  6: "6",
  "#": "tied number",
  c: "tied colour",
};

const die = ({ colour, number }: Die): string => `${colours[colour]} ${number}`;
const points = (count: number): string => counted(count, "point", "points");
const seconds = (count: number): string => counted(count, "second", "seconds");
const duration = (count: number): string =>
  count % 60 === 0 ? counted(count / 60, "minute", "minutes") : seconds(count);

export const en: Messages = {
  letters: { red: "R", blue: "B", green: "G", yellow: "Y", black: "K" },
  colours,
  die,
  points,
  list,

  countdown: "Time left",
  timeLeft: (count) => `${duration(count)} left.`,
  spokenTime: (count) => (count <= 10 ? String(count) : duration(count)),
  defused: "Defused",
  defusedInShort: (count, goal) => `${count} / ${goal} defused`,
  ofGoal: (count, goal) => `${count} / ${goal}`,
  teamPoints: "Points of the team",

  yourBombs: "Your bombs",
  noBomb: "No bomb left: help the others.",

  layouts: {
    row: "",
    stack: "Stack",
    doubleStack: "Double stack",
    pyramid: "Pyramid",
    largePyramid: "Large pyramid",
  },
  card: (value, caption) => `Bomb of ${points(value)}: ${caption}`,
  marks,
  anyDie: "any die",
  either: (one, other) => `${one} or ${other}`,
  both: (colour, number) => {
    if (colour === "c") return "tied number and colour";
    return number === "#" ? `${marks[colour]}, tied number` : `${marks[colour]} ${marks[number]}`;
  },
  ties: {
    sameNumber: "all the same number",
    sameColour: "all the same colour",
    sameEither: "each like its neighbour, in number or in colour",
    numberThenColour: "same number on the left, same colour on the right",
    sameBoth: "same number and same colour",
    different: "neighbours never of the same colour",
    falling: "smaller and smaller",
    rising: "greater and greater",
    dip: "the smallest in the middle",
    peak: "the greatest in the middle",
    equalSums: "two equal sums",
    sum: (total) => `sum ${total}`,
    difference: (total) => `difference ${total}`,
    other: "signs tie the neighbours",
  },
  baseFirst: (layout) => (layout === "pyramid" ? "the base first" : "from the bottom up"),
  space: (number, icon, state) => `Space ${number}: ${icon}, ${state}`,
  spaceIs: {
    empty: "empty",
    filled: (placed) => `${die(placed)} placed`,
    lit: (held) => `takes the ${die(held)}`,
    losable: (placed) => `lose the ${die(placed)}`,
    advised: "advised",
  },

  rollOf: (name) => `${name}’s roll`,
  yourRoll: "Your roll",
  centre: "The dice to share",
  dieFree: (rolled) => `${die(rolled)}, free`,
  dieUseless: (rolled) => `${die(rolled)}, fits on none of your bombs`,
  dieYours: (rolled) => `${die(rolled)}, in your hand`,
  dieHeld: (rolled, name) => `${die(rolled)}, in ${name}’s hand`,
  dieReroll: (rolled) => `Reroll the ${die(rolled)}`,
  wanted: (names) => `wanted by ${list(names)}`,
  isFree: "free",
  isUseless: "not for you",
  yourDie: "Your die",
  drawDice: "Bag: draw the dice",

  tasks: {
    start: "Ready? Time starts with the first roll.",
    draw: "Draw the dice.",
    wait: (name) => `${name} draws the dice.`,
    take: "Take a die.",
    placed: "Placed. Help the others.",
    watched: "The team shares the dice.",
    choosing: (names) => `Waiting for the choice of ${list(names)}.`,
    loseHint: "Touch one of your lit dice.",
    bomb: "Defused! Choose your next bomb.",
    reroll: "Unused dice: which one to reroll?",
    rerollOne: "One unused die: reroll it.",
  },

  news: {
    drawn: (name, dice) => `${name} rolls ${list(dice)}.`,
    placed: (name, placed) => `${name} places the ${die(placed)}.`,
    spoiled: (name) => `${name} is mistaken: all dice of the card go to the bag.`,
    defused: (name, value) => `${name} defuses a bomb: ${points(value)}!`,
    bombTaken: (name) => `${name} takes a new bomb.`,
    sabotaged: (mark) => `Sabotage: ${marks[mark]}!`,
    rerolled: (rolled) => `Reroll: ${die(rolled)}.`,
    lost: (name, lost) => `${name} loses the ${die(lost)}.`,
    wentBack: (back) => `The ${die(back)} goes back to the centre.`,
  },

  headlines: {
    turn: (turn) => `Turn ${turn}.`,
    over: { won: "Mission accomplished.", lost: "The bombs went off." },
  },
  verdict: { won: "Mission accomplished!", lost: "Boom!" },
  why: {
    all_defused: (score) => `All bombs defused: ${points(score)}.`,
    time_is_up: (score) => `Time is up. The team takes ${points(score)} home.`,
    bag_is_empty: (score) =>
      `The bag was empty when dice were due. The team takes ${points(score)} home.`,
  },
  memory: {
    close: (count) => `The last bomb fell ${seconds(count)} before the end.`,
    best: (name, count, value) =>
      `${name} defused ${counted(count, "bomb", "bombs")}, ${points(value)}.`,
    missing: (count) =>
      count === 1 ? "Only one bomb was missing." : `${count} bombs were missing.`,
  },

  archive: {
    won: (left) => `won with ${left} left`,
    lost: "lost",
    earlier: "Missions from before the lists",
    players: (players, bots) => {
      const all = players === 1 ? "alone" : `${players} players`;
      return bots === 0 ? all : `${all}, ${bots} of them ${bots === 1 ? "a bot" : "bots"}`;
    },
    hints: "with hints",
    slow: "slower clock",
    slower: (time) => `slower clock of ${time}, ranked without time`,
  },
  levels: {
    training: "Training",
    standard: "Standard",
    expert: "Expert",
    elite: "Elite",
    insane: "Insane",
  },
  setups: { normal: "", single_deck: "single deck", piles: "piles" },
  strict: "strict",
  minutes: duration,
  puzzleResult: (points, left) =>
    `${points} ${points === 1 ? "point" : "points"}, ${left} on the clock`,
};
