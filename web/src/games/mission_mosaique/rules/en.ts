// The rules of Mission Mosaïque, in our own words.

import type { Section } from "./section.ts";

export const en: readonly Section[] = [
  {
    title: "The aim",
    text: [
      "A team of agents draws secret codes in six parts, without seeing each other’s. The one for whom the picture is meant must recognise the code. Each code found brings the whole team a stamp. There are three rounds, with harder and harder words.",
    ],
  },
  {
    title: "The notebooks",
    pictures: ["lines", "columns", "grid"],
    text: [
      "Everybody takes a notebook of one colour. Each of its six pages has one black frame: a line, a column or a cell. The frames do not come in order.",
      "The notebook you start is meant for your neighbour on the right, who must never see the code.",
    ],
  },
  {
    title: "Drawing",
    text: [
      "You read the code of the notebook in your hands. When everybody is ready: three, two, one, and all draw at the same time, for ten seconds, inside the frame only. You may undo a stroke while time runs. Then the pens go up.",
      "The page is turned, the notebook passes to the left, and you read the code of the one you receive. Pages already drawn stay hidden. So it goes until the sixth page. With fewer than seven players, the one for whom the notebook is meant is skipped.",
    ],
  },
  {
    title: "On your honour",
    text: [
      "Draw a part of the subject, never all of it in small. No letter, no digit, no symbol. Do not say what you are going to draw: the chat is closed while codes are known.",
      "Afterwards, if more than half of the table wishes it, a stamp that was not earned is given back.",
    ],
  },
  {
    title: "Guessing",
    text: [
      "A player drawn by lot begins. The notebook is opened, and everybody sees the six parts together. The player makes one single proposal, or has no idea. There is no time limit.",
      "Capitals, accents, article and plural do not count, and a synonym is right. One slip is forgiven in a word of six letters or more, unless it makes another real word. Whoever finds that a missed answer means the same has thirty seconds to appeal, until the picture is put away: the others decide, more than half accepts, a tie refuses. Bots abstain; beside bots alone, the guesser decides.",
      "With eight players, one may consult the neighbour on the right, who did not draw on this picture.",
    ],
  },
  {
    title: "The next round",
    text: [
      "Everybody keeps the notebook that they have just opened, and begins again with a new word, one level harder.",
    ],
  },
  {
    title: "The end",
    text: [
      "After three rounds the stamps are counted: E Appalling, D Disappointing, C Decent, B Good, A Admirable, and S Supreme if every code was found.",
    ],
  },
  {
    title: "With the keyboard",
    text: [
      "With the frame in focus, arrow keys move the pen, Space puts it down or lifts it, Plus and Minus change the step, Backspace undoes the stroke. A slower clock can be set before the game.",
    ],
  },
  {
    title: "What the bots draw",
    text: [
      "The pictures that bots have in mind follow the icons of OpenMoji (CC BY-SA 4.0), Lucide (ISC), Tabler Icons and Hugeicons (MIT).",
    ],
  },
];
