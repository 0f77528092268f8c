// The signs as they are drawn: in a circle of radius 1 around the origin.

const TIP = "M-.3 -.45L.34 0L-.3 .45";
const REVERSED = "M.3 -.45L-.34 0L.3 .45";
const EQUAL = "M-.5 -.2H.5M-.5 .2H.5";

export const BEADS = {
  "=": EQUAL,
  "≠": `${EQUAL}M.26 -.58L-.26 .58`,
  "+": "M-.5 0H.5M0 -.5V.5",
  "−": "M-.5 0H.5",
  ">": TIP,
  "<": REVERSED,
  "^": "M-.45 .3L0 -.34L.45 .3",
  v: "M-.45 -.3L0 .34L.45 -.3",
} as const;

export type Bead = keyof typeof BEADS;
