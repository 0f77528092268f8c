// Fingers and mouse: a tap, a drag, or two fingers that pinch and turn.

import { distance, type Corner } from "../polygon.ts";

export interface Gesture {
  tap?(point: Corner): void;
  start?(point: Corner): void;
  move?(point: Corner, by: Corner): void;
  drop?(point: Corner): void;
  /** The system took the pointer away, or a second finger came: all is to be as before. */
  cancel?(): void;
}

export interface Pinch {
  readonly centre: Corner;
  readonly by: Corner;
  readonly factor: number;
  /** Degrees, clockwise. */
  readonly turn: number;
}

/** How far a finger may tremble before it drags. */
const TREMBLE = 6;

export const pointOf = ({ clientX, clientY }: MouseEvent): Corner => [clientX, clientY];

interface Finger {
  readonly origin: Corner;
  at: Corner;
  isDrag: boolean;
}

/** All fingers on one element. One finger does what `begin` says, two pinch. */
export class Fingers {
  readonly #down = new Map<number, Finger>();
  #gesture: Gesture | null = null;
  readonly #begin: (event: PointerEvent) => Gesture;
  readonly #pinch: (pinch: Pinch) => void;

  constructor(begin: (event: PointerEvent) => Gesture, pinch: (pinch: Pinch) => void = () => {}) {
    this.#begin = begin;
    this.#pinch = pinch;
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
    else if (finger.isDrag || distance(finger.at, finger.origin) >= TREMBLE)
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
    if (this.#down.delete(event.pointerId)) this.#interrupt();
  };

  #interrupt(): void {
    this.#gesture?.cancel?.();
    this.#gesture = null;
  }

  #drag(finger: Finger, last: Corner): void {
    if (!finger.isDrag) this.#gesture?.start?.(finger.origin);
    finger.isDrag = true;
    this.#gesture?.move?.(finger.at, [finger.at[0] - last[0], finger.at[1] - last[1]]);
  }

  #spread([one, other]: readonly Corner[]): void {
    const [first, second] = [...this.#down.values()].map(({ at }) => at) as [Corner, Corner];
    const angle = (from: Corner, to: Corner) => Math.atan2(to[1] - from[1], to[0] - from[0]);
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
