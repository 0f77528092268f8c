// Two fingers on the sheet: a twist turns, a tap of both flips.

import { pointOf, type ScreenPoint } from "../../../../board/pointer.ts";

export interface Twist {
  turn(isClockwise: boolean): void;
  flip(): void;
}

/** So far two fingers go round each other for a quarter turn, in radians. */
const STEP = Math.PI / 6;
/** Two fingers that are up again so soon have tapped. */
const QUICK_MS = 300;

const angleOf = ([one, other]: readonly ScreenPoint[]): number =>
  Math.atan2(other![1] - one![1], other![0] - one![0]);

/** Between -π and π. */
const around = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle));

export class TwoFingers {
  readonly #points = new Map<number, ScreenPoint>();
  #angle = 0;
  #since = 0;
  #hasTurned = false;
  readonly #twist: () => Twist | undefined;

  constructor(twist: () => Twist | undefined) {
    this.#twist = twist;
  }

  /** While two fingers are down, neither of them drags. */
  get areTwo(): boolean {
    return this.#points.size === 2;
  }

  readonly down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" || this.#points.size === 2) return;
    this.#points.set(event.pointerId, pointOf(event));
    if (!this.areTwo) return;
    this.#angle = angleOf([...this.#points.values()]);
    this.#since = event.timeStamp;
    this.#hasTurned = false;
  };

  readonly move = (event: PointerEvent): void => {
    if (!this.#points.has(event.pointerId)) return;
    this.#points.set(event.pointerId, pointOf(event));
    if (!this.areTwo) return;
    const angle = angleOf([...this.#points.values()]);
    const by = around(angle - this.#angle);
    if (Math.abs(by) < STEP) return;
    this.#angle = angle;
    this.#hasTurned = true;
    this.#twist()?.turn(by > 0);
  };

  readonly up = (event: PointerEvent): void => {
    if (!this.#points.has(event.pointerId)) return;
    const isTap = this.areTwo && !this.#hasTurned && event.timeStamp - this.#since < QUICK_MS;
    this.#points.delete(event.pointerId);
    if (isTap) this.#twist()?.flip();
  };

  readonly cancel = (event: PointerEvent): void => {
    this.#points.delete(event.pointerId);
  };
}
