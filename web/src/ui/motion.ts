// How things move: as ART.md says, and only by fading where people ask for less motion.

const prefersLess = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Milliseconds to answer a finger, to move a piece, for a ceremony. */
export const ANSWER_MS = 120;
export const MOVE_MS = 240;
export const CEREMONY_MS = 400;

interface Way {
  readonly x?: number;
  readonly y?: number;
  readonly duration?: number;
  readonly delay?: number;
}

/** Parameters of Svelte's `fly`: the way itself, or none of it. */
export const moves = ({ duration = MOVE_MS, delay = 0, ...way }: Way) => ({
  duration,
  delay,
  ...(prefersLess() ? {} : way),
});

export { prefersLess as prefersLessMotion };
