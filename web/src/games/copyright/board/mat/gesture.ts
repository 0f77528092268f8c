// One finger or mouse button, from when it comes down until it leaves: a tap, or a drag.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Gesture {
  tap?(point: Point): void;
  start?(point: Point): void;
  move?(point: Point, by: Point): void;
  drop?(point: Point): void;
  /** The system took the pointer away: all is to be as before. */
  cancel?(): void;
}

/** How far a finger may tremble before it drags. */
const TREMBLE = 6;

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

export function follow(down: PointerEvent, gesture: Gesture): void {
  if (!down.isPrimary || down.button !== 0) return;
  const element = down.currentTarget as HTMLElement;
  const listeners = new AbortController();
  const origin = pointOf(down);
  let last = origin;
  let isDrag = false;

  const on = (type: string, handle: (point: Point) => void) =>
    element.addEventListener(
      type,
      (event) => {
        if ((event as PointerEvent).pointerId === down.pointerId)
          handle(pointOf(event as PointerEvent));
      },
      { signal: listeners.signal },
    );

  element.setPointerCapture(down.pointerId);
  on("pointermove", (point) => {
    if (!isDrag && distance(point, origin) < TREMBLE) return;
    if (!isDrag) gesture.start?.(origin);
    isDrag = true;
    gesture.move?.(point, { x: point.x - last.x, y: point.y - last.y });
    last = point;
  });
  on("pointerup", (point) => {
    listeners.abort();
    if (isDrag) gesture.drop?.(point);
    else gesture.tap?.(point);
  });
  on("pointercancel", () => {
    listeners.abort();
    if (isDrag) gesture.cancel?.();
  });
}
