// Drags a person from one chair to another; a touch that does not move stays a touch.

const MOVED_PX = 8;

export interface DragListener {
  /** The seat under the pointer, while it moves. */
  onover(seat: number | null): void;
  ondrop(seat: number | null): void;
}

function seatAt(x: number, y: number): number | null {
  const chair = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>("[data-seat]"))
    .find((found) => found);
  return chair ? Number(chair.dataset["seat"]) : null;
}

export function startDrag(event: PointerEvent, { onover, ondrop }: DragListener): void {
  const button = event.currentTarget as HTMLElement;
  const face = button.querySelector<HTMLElement>(".face");
  if (!face || event.button !== 0) return;
  const leave = new AbortController();
  const { signal } = leave;
  let isMoving = false;

  const move = ({ clientX, clientY }: PointerEvent) => {
    const [x, y] = [clientX - event.clientX, clientY - event.clientY];
    isMoving ||= Math.hypot(x, y) > MOVED_PX;
    if (!isMoving) return;
    face.style.translate = `${x}px ${y}px`;
    face.style.pointerEvents = "none";
    button.style.zIndex = "3";
    onover(seatAt(clientX, clientY));
  };
  const end = (seat: number | null) => {
    leave.abort();
    face.style.translate = face.style.pointerEvents = button.style.zIndex = "";
    if (!isMoving) return;
    // The click that follows a drag is not a choice.
    button.addEventListener("click", (click) => click.stopImmediatePropagation(), {
      capture: true,
      once: true,
    });
    setTimeout(() => ondrop(seat));
  };
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", (up) => end(seatAt(up.clientX, up.clientY)), { signal });
  addEventListener("pointercancel", () => end(null), { signal });
}
