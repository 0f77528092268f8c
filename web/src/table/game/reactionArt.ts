// The six reactions, drawn by us on a 40 × 40 field: ink lines over one flat colour.

import type { Reaction } from "../../wire.gen.ts";

interface Drawing {
  /** The coloured ground. */
  readonly fill: string;
  readonly ground: string;
  /** The ink on it. */
  readonly lines: string;
}

const FACE = "M20 4a16 16 0 1 1 0 32a16 16 0 0 1 0-32Z";
const SUN = "#ffd166";

export const REACTIONS: readonly Reaction[] = [
  "applause",
  "laugh",
  "wow",
  "thinking",
  "oops",
  "thanks",
];

export const drawings: Readonly<Record<Reaction, Drawing>> = {
  applause: {
    fill: "#ffc27d",
    ground:
      "M10 19l-3-6a2 2 0 0 1 4-2l2 4-3-7a2 2 0 0 1 4-2l4 8-2-7a2 2 0 0 1 4-1l3 9 1-4a2 2 0 0 1 4 1l-1 11c-1 7-5 12-11 12-5 0-8-3-9-8Z",
    lines:
      "M10 19l-3-6a2 2 0 0 1 4-2l2 4-3-7a2 2 0 0 1 4-2l4 8-2-7a2 2 0 0 1 4-1l3 9 1-4a2 2 0 0 1 4 1l-1 11c-1 7-5 12-11 12-5 0-8-3-9-8ZM31 6l2-3M35 11l3-1M27 4V1",
  },
  laugh: {
    fill: SUN,
    ground: FACE,
    lines: `${FACE}M11 16q3-4 6 0M23 16q3-4 6 0M11 22h18q-2 9-9 9t-9-9Z`,
  },
  wow: {
    fill: SUN,
    ground: FACE,
    lines: `${FACE}M14 15v3M26 15v3M11 11q2-2 4-1M29 11q-2-2-4-1M20 22a4 5 0 1 1 0 10a4 5 0 0 1 0-10Z`,
  },
  thinking: {
    fill: SUN,
    ground: FACE,
    lines: `${FACE}M14 16v2M26 16v2M11 12l5-1M24 10q3-1 5 1M14 26q5-3 10 0M9 35l6-5h5a2 2 0 0 1 0 4h-4`,
  },
  oops: {
    fill: "#f6b1a8",
    ground: FACE,
    lines: `${FACE}M11 14l5 3-5 2M29 14l-5 3 5 2M11 28q2-4 4.500 0t4.500 0t4.500 0t4.500 0`,
  },
  thanks: {
    fill: "#f08a9b",
    ground: "M20 34C6 25 5 17 7 12c3-6 10-6 13 0 3-6 10-6 13 0 2 5 1 13-13 22Z",
    lines: "M20 34C6 25 5 17 7 12c3-6 10-6 13 0 3-6 10-6 13 0 2 5 1 13-13 22ZM11 15q1-3 4-3",
  },
};
