// What Venice sounds like, synthesised: bells over the lagoon, water, an oar, wax, paper, a telephone.

import { bell, playVoices, wood, type Voice } from "../../../../ui/sound.ts";

/** A strike with its overtone, which dies away sooner. */
const strike = (from: number, after: number, volume: number): readonly Voice[] => [
  { ...bell(from, after, volume), seconds: 1.6 },
  { ...bell(from * 2.76, after, volume * 0.3), seconds: 0.7 },
];

/** Noise that swells and ebbs away, with hardly a tone in it. */
const lap = (around: number, after: number, seconds: number): Voice => ({
  from: around / 3,
  to: around / 4,
  seconds,
  volume: 0.01,
  shape: "sine",
  after,
  rustle: 29,
  around,
  swell: seconds * 0.35,
});

/** A tremble as of a clapper between two cups. */
const jangle = (after: number): readonly Voice[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((beat) => ({
    ...bell(beat % 2 ? 1047 : 1319, after + beat * 0.045, 0.1),
    seconds: 0.12,
  }));

const voices = {
  bells: [...strike(392, 0, 0.08), ...strike(330, 0.7, 0.07)],
  water: [lap(420, 0, 0.9), lap(360, 0.55, 1.1)],
  /** The oar creaks in its fork, then pulls. */
  gondola: [{ ...wood(150, 0.06), to: 190, seconds: 0.14 }, lap(620, 0.08, 0.55)],
  /** Wax, pressed: low, and high enough for a phone's small speaker. */
  seal: [
    { ...wood(110, 0.22), seconds: 0.16, around: 700 },
    { ...wood(330, 0.12), seconds: 0.12, rustle: 1.5, around: 900 },
  ],
  card: [{ ...wood(640, 0.05), seconds: 0.16, rustle: 4, around: 2600 }],
  lift: [wood(420, 0.2), { ...wood(980, 0.12, 0.09), seconds: 0.06 }],
  /** The dial runs back. */
  dial: [0, 1, 2, 3, 4].map((click) => ({
    ...wood(1150, 0.2, click * 0.06),
    seconds: 0.04,
    rustle: 1,
    around: 1800,
  })),
  ring: [...jangle(0), ...jangle(0.5)],
} satisfies Record<string, readonly Voice[]>;

export type SoundOfVenice = keyof typeof voices;

export const sound = (name: SoundOfVenice): void => playVoices(voices[name]);
