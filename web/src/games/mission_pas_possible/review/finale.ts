// Whether the end has just been seen: who comes to a table that is over gets no scene.

const FRESH_MS = 4_000;
let leftAt = -Infinity;

/** A running game is on the screen; what it returns is called when it leaves it. */
export const watchTheGame = (): (() => void) => () => {
  leftAt = performance.now();
};

/** Once. */
export function takeFinale(): boolean {
  const isFresh = performance.now() - leftAt < FRESH_MS;
  leftAt = -Infinity;
  return isFresh;
}
