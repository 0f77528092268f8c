// The words of Mission Mosaïque in English.

import type { Messages } from "./messages.fr.ts";
import type { NotebookColour, NotebookType } from "./wire.gen.ts";

const list = (names: readonly string[]): string =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(names);

const stamps = (count: number): string => `${count} ${count === 1 ? "stamp" : "stamps"}`;

const colours: Readonly<Record<NotebookColour, string>> = {
  red: "red",
  blue: "blue",
  green: "green",
  yellow: "yellow",
  purple: "purple",
  orange: "orange",
  pink: "pink",
  grey: "grey",
};

const types: Readonly<Record<NotebookType, string>> = {
  lines: "in lines",
  columns: "in columns",
  grid: "in a grid",
};

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"];

const sections: Readonly<Record<NotebookType, (index: number) => string>> = {
  lines: (index) => `the ${ordinals[index]} line from the top`,
  columns: (index) => `the ${ordinals[index]} column from the left`,
  grid: (index) =>
    `the ${["left", "middle", "right"][index % 3]} cell of the ${index < 3 ? "upper" : "lower"} row`,
};

const notebook = (colour: NotebookColour): string =>
  `${colours[colour][0]!.toUpperCase()}${colours[colour].slice(1)} notebook`;

export const en: Messages = {
  list,
  stamps,
  colours,
  ranks: {
    rank_e: {
      letter: "E",
      word: "Appalling",
      text: "The mail got lost on the way. Sharpen your pencils and start again.",
    },
    rank_d: {
      letter: "D",
      word: "Disappointing",
      text: "A few stamps, many mysteries. The postman shrugs.",
    },
    rank_c: {
      letter: "C",
      word: "Decent",
      text: "Half of the mail arrives. A team that begins to read itself.",
    },
    rank_b: {
      letter: "B",
      word: "Good",
      text: "A sure line, open eyes. One would trust you with a registered letter.",
    },
    rank_a: {
      letter: "A",
      word: "Admirable",
      text: "Almost every code. One more stroke would have done it.",
    },
    rank_s: {
      letter: "S",
      word: "Supreme",
      text: "Every code, without a crease. Frame these pages.",
    },
  },
  notebook,
  notebookOf: (colour, type) => `${notebook(colour)}, ${types[type]}`,
  section: (type, index) => sections[type](index),
  you: "You",
  at: { round: (round, page) => `Round ${round} of 3, page ${page} of 6.` },

  pick: {
    title: "Choose your notebook",
    watch: "Everybody chooses a notebook",
    hint: "Everybody takes one. You hold it first, then it goes around the table.",
    list: "The notebooks",
    takenBy: (name) => `taken by ${name}`,
    yours: "your notebook",
    wait: "The others are still choosing.",
  },

  draw: {
    code: "Secret code",
    recipient: "recipient",
    hush: (name) => `${name} must not know.`,
    blank: "The agents are reading their codes.",
    place: (where) => `Your part: ${where}.`,
    partOnly: "The others do the rest without seeing yours.",
    honour: "Only a part of the subject. No letter, no digit, no symbol. No talking.",
    ready: "I have read my code",
    waiting: (names) => `Waiting for ${names}.`,
    read: "Read your code",
    get: "Get your pen ready…",
    now: "Draw inside the black frame",
    stop: "Pens up!",
    together: "Everybody draws at the same time",
    everyone: "At the table",
    passesTo: (name) => `Then you pass the notebook to ${name}.`,
    passing: (name) => `then the notebook goes to ${name}`,
    takeBack: "Undo the stroke",
    wipe: "Wipe all",
    isReady: "has read the code",
    lookAt: "Which part of the line to look at",
    parts: ["left", "middle", "right"],
    surface: (where) => `The frame to draw in: ${where}`,
    keys: "Arrow keys move the pen. Space puts it down or lifts it. Plus and minus: size of the step. Backspace undoes the stroke.",
    penDown: (left, top) => `Pen down, ${left}% from the left, ${top}% from the top.`,
    penUp: (left, top) => `Pen up, ${left}% from the left, ${top}% from the top.`,
    step: (size) => `Steps of ${size}.`,
    atEdge: "Edge of the frame.",
    tookBack: (left) => `Stroke undone. ${left === 0 ? "The page is empty." : ""}`,
    dry: "The pen is dry: no more room for ink.",
    hidden: "The pages stay closed until the solving.",
  },

  solve: {
    yours: (name) => `${name}, what did they draw for you?`,
    theirs: (name) => `What was drawn for ${name}?`,
    closed: (name) => `${name}’s notebook is closed.`,
    open: "Open the notebook",
    openHint: "The six parts will join, for everybody to see.",
    waitOpen: (name) => `${name} is about to open the notebook.`,
    yourCode: "Your secret code",
    once: "One single proposal.",
    answer: "Your proposal",
    forgiving: "Accents, article and plural do not count.",
    send: "Send my answer",
    noIdea: "I have no idea",
    waitAnswer: (name) => `${name} is thinking. Whoever knows the code keeps silent.`,
    page: (page) => `page ${page}`,
    picture: (authors) => `The picture in six parts, drawn by ${authors}`,
    consult: (name) => `You did not draw here: whisper an idea to ${name}.`,
    idea: "Your idea",
    whisper: "Whisper",
    whispered: (name, idea) => `${name} whispers: “${idea}”`,
    youWhispered: (idea) => `You whispered: “${idea}”`,
    mayWhisper: (name) => `${name} may whisper an idea.`,
    proposed: (name, answer) => `${name} proposes “${answer}”`,
    nothing: (name) => `${name} proposes nothing.`,
    theCode: (word) => `The code was “${word}”.`,
    vote: "Is it the same thing?",
    accept: "Yes, it counts",
    refuse: "No",
    voted: (said, all) => `${said} of ${all} have voted. Waiting for the others.`,
    voteOnYou: "The others decide whether your answer counts.",
    right: "Well seen!",
    wrong: "Missed.",
    void: "Stamp given back.",
    continue: "Put the picture away",
    waitContinue: (name) => `${name} puts the picture away.`,
    flag: "A letter, or all of it in small? Give the stamp back",
    unflag: "Keep the stamp after all",
    flags: (count, all) => `${count} of ${all} would give the stamp back. It takes more than half.`,
    again: "Watch it being drawn",
    stop: "Stop",
    drawing: (name, page) => `${name} draws, page ${page}`,
    won: "Stamps won",
    of: (count, all) => `${count} of ${all}`,
    now: "now",
    next: (names) => `then ${names}`,
  },

  gallery: {
    done: "End of the mission",
    count: (count, all) => `${stamps(count)} of ${all}`,
    scale: (letter) => `Rank ${letter}, on the scale E, D, C, B, A, S`,
    postmark: "MOSAÏQUE",
    round: (round) => `Round ${round}`,
    of: (count, all) => `${count} of ${all}`,
    readAs: (word, answer) => `${word}, read as “${answer}”`,
    notRead: (word) => `${word}, without an answer`,
    caption: (answer) => (answer ? `read as “${answer}”` : "no answer"),
    stampOf: (word, name) => `${word}, for ${name}`,
    save: "Keep the album",
    share: "Share",
    file: "mission-mosaique.png",
    forWhom: (name) => `For ${name}`,
    by: (names) => `Drawn by ${names}`,
    opinion: "What would a bot have said?",
    opinions: "A bot would have said",
    asking: "A bot is looking…",
    noOpinion: "The bot has no opinion.",
    percent: (percent) => `${percent}%`,
    answered: (name, answer) => `${name} answered “${answer}”.`,
    silent: (name) => `${name} did not answer.`,
  },

  headlines: {
    pick: "Choose a notebook.",
    pickWait: "The others are choosing their notebooks.",
    pickWatch: "Everybody chooses a notebook.",
    read: "Read your code, then say so.",
    readWait: "Waiting until everybody is ready.",
    count: "Three, two, one…",
    draw: "Draw!",
    drawWatch: "Everybody draws.",
    open: "Your turn to open your notebook.",
    openWait: (name) => `${name} opens the notebook.`,
    answer: "Your turn to guess: one single proposal.",
    answerWait: (name) => `${name} guesses.`,
    whisper: (name) => `${name} guesses: you may whisper an idea.`,
    vote: "Your vote: does the answer count?",
    voteWait: "The table votes.",
    reveal: (word) => `The code was “${word}”.`,
    over: (rank) => `End of the mission: ${rank}.`,
    round: (round) => `Round ${round} of 3.`,
  },

  said: {
    right: (name, word) => `${name} found “${word}”: a stamp.`,
    wrong: (name, word) => `${name} did not find “${word}”.`,
    code: (word, name, where) => `Secret code: ${word}, for ${name}. Your part: ${where}.`,
    opened: (name) => `${name} has opened the notebook.`,
    timeUp: "Time is up.",
  },

  optionsInShort: (seconds, isFrench) =>
    `${seconds} seconds, words in ${isFrench ? "French" : "English"}`,
  verdict: (letter) => `Rank ${letter}`,
  why: (rank, count, all) => `${rank}: ${stamps(count)} of ${all}.`,
  memory: {
    right: (name, word) => `${name} recognised “${word}” in six parts.`,
    wrong: (name, word, answer) => `“${word}”, which ${name} took for “${answer}”.`,
  },
};
