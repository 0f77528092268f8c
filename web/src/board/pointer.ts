// Fingers and mouse on a board: a tap, a drag, or two fingers that pinch and turn.

/** A point of the window, in pixels from its corner. */
export type ScreenPoint = readonly [x: number, y: number];

export interface Gesture {
  tap?(point: ScreenPoint): void;
  start?(point: ScreenPoint): void;
  move?(point: ScreenPoint, by: ScreenPoint): void;
  drop?(point: ScreenPoint): void;
  /** The system took away a pointer that drags, or a second finger came: all is as before. */
  cancel?(): void;
}

export interface Pinch {
  readonly centre: ScreenPoint;
  readonly by: ScreenPoint;
  readonly factor: number;
  /** Degrees, clockwise. */
  readonly turn: number;
}

/** How far a finger may tremble before it drags. */
const TREMBLE = 6;

const distance = ([x, y]: ScreenPoint, [u, v]: ScreenPoint): number => Math.hypot(u - x, v - y);

export const pointOf = ({ clientX, clientY }: MouseEvent): ScreenPoint => [clientX, clientY];

interface Finger {
  readonly origin: ScreenPoint;
  at: ScreenPoint;
  isDrag: boolean;
}

/** All fingers on one element. One finger does what `begin` says, two pinch. */
export class Fingers {
  readonly #down = new Map<number, Finger>();
  #gesture: Gesture | null = null;
  readonly #begin: (event: PointerEvent) => Gesture;
  readonly #pinch: (pinch: Pinch) => void;
  readonly #tremble: number;

  constructor(
    begin: (event: PointerEvent) => Gesture,
    pinch: (pinch: Pinch) => void = () => {},
    tremble = TREMBLE,
  ) {
    this.#begin = begin;
    this.#pinch = pinch;
    this.#tremble = tremble;
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0 || this.#down.size > 1) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const at = pointOf(event);
    this.#down.set(event.pointerId, { origin: at, at, isDrag: false });
    if (this.#down.size === 1) this.#gesture = this.#begin(event);
    else this.#interrupt();
  };

  readonly move = (event: PointerEvent): void => {
    const finger = this.#down.get(event.pointerId);
    if (!finger) return;
    const before = [...this.#down.values()].map(({ at }) => at);
    const last = finger.at;
    finger.at = pointOf(event);
    if (this.#down.size === 2) this.#spread(before);
    else if (finger.isDrag || distance(finger.at, finger.origin) >= this.#tremble)
      this.#drag(finger, last);
  };

  readonly up = (event: PointerEvent): void => {
    const finger = this.#down.get(event.pointerId);
    this.#down.delete(event.pointerId);
    if (!finger || this.#down.size > 0 || !this.#gesture) return;
    const gesture = this.#gesture;
    this.#gesture = null;
    if (finger.isDrag) gesture.drop?.(finger.at);
    else gesture.tap?.(finger.at);
  };

  readonly cancel = (event: PointerEvent): void => {
    if (!this.#down.has(event.pointerId)) return;
    this.#interrupt();
    this.#down.delete(event.pointerId);
  };

  /** Obeys all fingers on an element; call what it returns to stop. */
  readonly attach = (element: HTMLElement): (() => void) => {
    const listeners = new AbortController();
    element.addEventListener("pointerdown", this.down, { signal: listeners.signal });
    this.listen(element, listeners.signal);
    return () => listeners.abort();
  };

  /** Obeys the fingers that are down already. */
  listen(element: HTMLElement, signal: AbortSignal): void {
    element.addEventListener("pointermove", this.move, { signal });
    element.addEventListener("pointerup", this.up, { signal });
    element.addEventListener("pointercancel", this.cancel, { signal });
  }

  #interrupt(): void {
    if ([...this.#down.values()].some(({ isDrag }) => isDrag)) this.#gesture?.cancel?.();
    this.#gesture = null;
  }

  #drag(finger: Finger, last: ScreenPoint): void {
    if (!finger.isDrag) this.#gesture?.start?.(finger.origin);
    finger.isDrag = true;
    this.#gesture?.move?.(finger.at, [finger.at[0] - last[0], finger.at[1] - last[1]]);
  }

  #spread([one, other]: readonly ScreenPoint[]): void {
    const [first, second] = [...this.#down.values()].map(({ at }) => at) as [
      ScreenPoint,
      ScreenPoint,
    ];
    const angle = (from: ScreenPoint, to: ScreenPoint) =>
      Math.atan2(to[1] - from[1], to[0] - from[0]);
    const turn = ((angle(first, second) - angle(one!, other!)) * 180) / Math.PI;
    this.#pinch({
      centre: [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2],
      by: [
        (first[0] + second[0] - one![0] - other![0]) / 2,
        (first[1] + second[1] - one![1] - other![1]) / 2,
      ],
      factor: distance(first, second) / Math.max(1, distance(one!, other!)),
      turn: turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn,
    });
  }
}

/** Obeys one finger from its `pointerdown` until it leaves; no other is meant. */
export function follow(down: PointerEvent, gesture: Gesture): void {
  if (!down.isPrimary || down.button !== 0) return;
  const element = down.currentTarget as HTMLElement;
  const listeners = new AbortController();
  const { signal } = listeners;
  const leave = ({ pointerId }: PointerEvent) => pointerId === down.pointerId && listeners.abort();
  const fingers = new Fingers(() => gesture);
  fingers.down(down);
  fingers.listen(element, signal);
  element.addEventListener("pointerup", leave, { signal });
  element.addEventListener("pointercancel", leave, { signal });
}
