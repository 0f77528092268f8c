// Whether somebody is in the middle of a move: a page that reloads by itself waits for its end.

const holders = new Set<() => boolean>();
let pointersDown = 0;

/** Tells of one kind of move, such as a piece in the hand; call what it returns to stop. */
export function holdsMove(isHolding: () => boolean): () => void {
  holders.add(isHolding);
  return () => void holders.delete(isHolding);
}

/** A message that is being written is lost by a reload as a move is. */
function isWriting(): boolean {
  const field = document.activeElement;
  const hasText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return hasText && !field.readOnly && field.value !== "";
}

export const isInMove = (): boolean =>
  pointersDown > 0 || isWriting() || [...holders].some((isHolding) => isHolding());

const count = (change: number) => () => (pointersDown = Math.max(0, pointersDown + change));
addEventListener("pointerdown", count(1), { capture: true, passive: true });
addEventListener("pointerup", count(-1), { capture: true, passive: true });
addEventListener("pointercancel", count(-1), { capture: true, passive: true });
