// The words of Top Secret in English.

import { list } from "../../../words/english.ts";
import type { Messages } from "./fr.ts";

const places: Messages["places"] = {
  san_marco: "San Marco",
  rialto: "Rialto",
  salute: "Salute",
  san_giorgio: "San Giorgio",
  ponte_dei_sospiri: "Bridge of Sighs",
};

const at: Messages["at"] = {
  san_marco: "at San Marco",
  rialto: "at the Rialto",
  salute: "at the Salute",
  san_giorgio: "at San Giorgio",
  ponte_dei_sospiri: "at the Bridge of Sighs",
};

const to = (place: keyof typeof at): string => at[place].replace(/^at/, "to");

const cards: Messages["cards"] = {
  fiddlebottom: "Lord Fiddlebottom",
  bubble: "Colonel Bubble",
  zsa_zsa: "Madame Zsa\u00a0Zsa",
  agent_x: "Agent X",
  "52": "52",
  "11": "11",
  "0": "0",
  "29": "29",
};

const ORDINALS = ["1st", "2nd", "3rd", "4th"];

export const en: Messages = {
  places,
  at,
  cards,
  shortCards: { ...cards, fiddlebottom: "Lord F.", bubble: "Bubble", zsa_zsa: "Zsa Zsa" },
  ambassador: "the Ambassador",
  ambassadorTitle: "Ambassador",
  dummy: "the dummy",
  dummyTitle: "Dummy",
  you: "you",
  youTitle: "You",
  list,
  identity: "Identity",
  fragment: "Fragment",
  part: (number) => `${ORDINALS[number - 1]} part of the number`,
  blackCards: (identity, fragment) => `Your black cards: ${identity}, fragment ${fragment}`,
  ally: (name) => `Your ally: ${name}`,
  forYourself: "Everybody for themselves",
  ambassadorRole: "Ambassador: no identity, no fragment",
  telephone: "Telephone",
  points: (count, of) => `${count} of ${of} points`,

  map: "Venice",
  mapKeys: "1 to 5 choose a place, Enter goes there. N opens the sheet, C the casebook.",
  placeIs: {
    now: (place) => `${place}: here`,
    used: (place) => `${place}: used`,
    free: (place) => `${place}: free`,
  },
  yourPlaces: "Your places",
  nobody: "nobody",
  alone: "alone: nothing",
  crowd: (count) => `${count} of them: nothing`,
  meeting: "A meeting of two",
  audience: "Before the Ambassador",
  withAmbassador: "With the Ambassador",
  next: (what) => `Next: ${what}`,
  nextShort: "next",
  settled: "Meeting over",
  asked: (name) => `Asked ${name}`,
  looked: "Looked at a card",
  placeLabel: (place, people, state) =>
    `${place}: ${people.length ? list(people) : "nobody"}${state ? `. ${state}` : ""}`,
  late: (names) => `Time has chosen for ${list(names)}.`,

  do: {
    lay: "Where do you go?",
    layHint: "Touch a place on the map. Two make a meeting, no more.",
    laid: (place) => `Go ${to(place)}?`,
    laidHint: "Those who play after you will see it.",
    hide: "Where will you be?",
    hideHint: "In secret: your card is turned at the end of the round.",
    go: (place) => `Go ${to(place)}`,
    goFirst: "Choose a place",
    show: (name, place) => `${name} waits for you ${at[place]}.`,
    showHint: "Show two cards: one true, one false.",
    showNow: "Choose my two cards",
    showAmbassador: (name, place) => `${name} receives you ${at[place]}.`,
    showAmbassadorHint: "Two of you before the Ambassador: two cards each, one true, one false.",
    ask: (place) => `The Ambassador receives you ${at[place]}.`,
    askHint: "Whom do you ask for a black card?",
    look: (place) => `The dummy is ${at[place]}.`,
    lookHint: "Look at one of its black cards, in secret.",
    lookAsked: "The dummy lets you choose.",
    answer: (name) => `${name} asks you for a black card.`,
    answerHint: "Choose which one. You know what you give.",
    pick: (name) => `Which black card of ${name}’s do you want to see?`,
    pickHint: "Nobody else will know which.",
    call: (place) => `You are ${at[place]}, and so is the telephone.`,
    callHint: "Call if you know; if not, let it pass.",
    phone: "Telephone from here",
    phoneHint: "The call replaces the exchange",
    nobody: "Nobody, thank you",
    nothing: "Look at nothing",
    decline: "Let it pass",
    lookAt: { identity: "See the identity", fragment: "See the fragment" },
    answerWith: { identity: "Show my identity", fragment: "Show my fragment" },
    askFor: (name) => `Ask ${name}`,
    wait: (names) =>
      names.length > 1 ? `${list(names)} are choosing.` : `${names[0] ?? ""} is choosing.`,
    waitHint: "Meanwhile, read your sheet again.",
    chosen: "You have chosen.",
    chosenHint: (names) => `Waiting for ${list(names)}.`,
    watch: "You are watching.",
    continue: "The game is over.",
    continueHint: "Read the black cards, then they are dealt again.",
    over: "The night is over.",
    back: "Back to the map",
  },

  headlines: {
    round: (game, round, place) =>
      `${game > 0 ? `Game ${game}, round` : "Round"} ${round}, place card ${place} of 5.`,
    reveal: (caller) => `${caller} has telephoned.`,
  },

  openSheet: "Open the sheet",
  sheet: "Note sheet",
  casebook: {
    title: "Casebook",
    short: "Casebook",
    open: "Open the casebook",
    close: "Close the casebook",
  },

  optionsInShort: {
    first_to_3: "a series to 3 points",
    single: "a single game",
    paper: "paper sheet",
    detective: "detective’s sheet",
  },
  verdict: {
    won: (allies) => `You win with ${allies}!`,
    lost: (winners) => `${winners} win together`,
  },
  why: {
    series: (names, points) => `${names}: ${points} points, the series is won.`,
    single: (names) => `The night belongs to ${names}.`,
  },
  reasons: {
    right_call: "The right number!",
    wrong_number: "A wrong number.",
    wrong_owners: "The right number, but not the right masks.",
    not_the_ally: "That was not the ally.",
  },
  memory: (caller, number, rounds) =>
    `${caller} picks up after ${rounds} round${rounds === 1 ? "" : "s"} and dials ${number}.`,
};
