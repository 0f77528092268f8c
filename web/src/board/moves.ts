// Whether somebody is in the middle of a move: a page that reloads by itself waits for its end.

const holders = new Set<() => boolean>();
/** By name, not by number: one whose end was missed counts no more once it comes down again. */
const pointersDown = new Set<number>();

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
  pointersDown.size > 0 || isWriting() || [...holders].some((isHolding) => isHolding());

addEventListener("pointerdown", ({ pointerId }) => pointersDown.add(pointerId), {
  capture: true,
  passive: true,
});
for (const end of ["pointerup", "pointercancel"] as const) {
  addEventListener(end, ({ pointerId }) => pointersDown.delete(pointerId), {
    capture: true,
    passive: true,
  });
}
