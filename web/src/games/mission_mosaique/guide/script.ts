// The lesson's prepared table: three agents, one page to draw, one picture to recognise.

import type { Ink } from "../board/ink/stroke.ts";
import type { GuessView, NotebookView, OwnView, View } from "../wire.gen.ts";

const PRESSURE = 150;
const MS_PER_POINT = 90;

/** Strokes through these corners, each a little later than the one before. */
function ink(...strokes: readonly (readonly (readonly [number, number])[])[]): Ink {
  let at_ms = 0;
  return strokes.map((corners) =>
    corners.flatMap(([x, y]) => [x, y, PRESSURE, (at_ms += MS_PER_POINT)]),
  );
}

function circle(x: number, y: number, radius: number): readonly (readonly [number, number])[] {
  return Array.from({ length: 17 }, (_, step) => {
    const turn = (step * Math.PI) / 8;
    const [right, down] = [Math.cos(turn), Math.sin(turn)];
    return [Math.round(x + radius * right), Math.round(y + radius * down)];
  });
}

const GREEN: NotebookView = { colour: "green", type: "grid", sections: [4, 1, 3, 5, 0, 2] };
const RED: NotebookView = { colour: "red", type: "columns", sections: [1, 4, 0, 3, 5, 2] };

/** A house with what stands around it, by page of the green notebook. */
const HOUSE: readonly Ink[] = [
  ink(
    [
      [340, 300],
      [340, 520],
      [560, 520],
      [560, 300],
    ],
    [
      [420, 520],
      [420, 410],
      [480, 410],
      [480, 520],
    ],
  ),
  ink(
    [
      [305, 298],
      [450, 120],
      [595, 298],
    ],
    circle(450, 230, 26),
  ),
  ink(
    [
      [150, 520],
      [150, 400],
    ],
    circle(150, 350, 48),
    [
      [20, 522],
      [298, 518],
    ],
  ),
  ink([
    [605, 520],
    [700, 515],
    [790, 524],
    [880, 518],
  ]),
  ink(circle(110, 110, 32), circle(165, 105, 40), circle(220, 118, 28)),
  ink(circle(780, 100, 44), [
    [780, 30],
    [780, 12],
  ]),
];

const OWN: OwnView = {
  notebook: RED,
  section: 1,
  word: "",
  meant: "",
  recipient: 2,
  passes_to: 1,
  ink: [],
};

const GUESS: GuessView = {
  guesser: 0,
  notebook: GREEN,
  authors: [1, 2, 1, 2, 1, 2],
  is_open: false,
  ink: [],
  adviser: null,
  whispers: [],
  own_along: "",
  along: [],
  laughs: [],
  proposal: "",
  word: "",
  is_right: null,
  votes: [],
  abstained: [],
  appeal_from_ms: null,
  appeal_until_ms: null,
  void_wishes: [],
  is_void: false,
};

const BASE: View = {
  options: { language: "fr", draw_seconds: 10, may_consult: true },
  language: "fr",
  phase: "read",
  round: 1,
  page: 0,
  players: [
    { picked: "red", notebook: "red", is_ready: false, language: "fr" },
    { picked: "green", notebook: "green", is_ready: true, language: "fr" },
    { picked: "blue", notebook: "blue", is_ready: true, language: "fr" },
  ],
  notebooks: [RED, GREEN],
  draws_from_ms: 0,
  draws_until_ms: 10_000,
  patience_from_ms: null,
  patience_until_ms: null,
  own: null,
  may: [],
  guess: null,
  guessers: [],
  pictures: [],
  stamps: 0,
  rank_from: [0, 2, 4, 6, 8, 9],
  reason: null,
};

/** What is seen at each step; the words are in the reader's language. */
export function stages(drawn: string, guessed: string): readonly View[] {
  const own = { ...OWN, word: drawn };
  const read: View = { ...BASE, own, may: ["say_ready"] };
  const open = { ...GUESS, is_open: true, ink: HOUSE };
  const solving: View = { ...BASE, phase: "guess", guess: GUESS, guessers: [0, 1, 2] };
  return [
    read,
    read,
    { ...read, phase: "draw", may: ["draw"] },
    { ...solving, may: ["open_notebook"] },
    { ...solving, guess: open, may: ["propose", "propose_nothing"] },
    {
      ...solving,
      phase: "reveal",
      guess: { ...open, proposal: guessed, word: guessed, is_right: true },
      stamps: 1,
    },
  ];
}
