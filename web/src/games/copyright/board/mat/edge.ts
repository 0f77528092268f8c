// A card that is dragged to the edge of the sheet pulls the camera along.

import type { ScreenPoint } from "../../../../board/pointer.ts";
import type { WindowSize } from "../../../../board/camera.ts";

/** How near to the edge, in pixels. */
const EDGE = 40;
/** Pixels of a frame of the screen, at the very edge. */
const FASTEST = 10;
/** Whoever only passes the edge pulls nothing. */
const PATIENCE_MS = 250;

/** How far a point near the edge pushes the sheet; nothing anywhere else. */
export function pullAt([x, y]: ScreenPoint, { width, height }: WindowSize): ScreenPoint {
  const towards = (at: number, length: number) => {
    if (at < 0 || at > length) return 0;
    const near = (distance: number) => Math.max(0, (EDGE - distance) / EDGE) * FASTEST;
    return near(at) - near(length - at);
  };
  return [towards(x, width), towards(y, height)];
}

export class EdgePull {
  #point: ScreenPoint | null = null;
  #since = 0;
  #frame = 0;
  #hasPulled = false;
  readonly #size: () => WindowSize;
  readonly #push: (by: ScreenPoint) => void;

  constructor(size: () => WindowSize, push: (by: ScreenPoint) => void) {
    this.#size = size;
    this.#push = push;
  }

  /** The finger is here now, in pixels of the sheet; `follow` is called whenever it has moved on. */
  at(point: ScreenPoint, follow: () => void): void {
    const isNear = this.#by(point) !== null;
    if (isNear && this.#point === null) this.#since = performance.now();
    this.#point = isNear ? point : null;
    cancelAnimationFrame(this.#frame);
    if (isNear) this.#frame = requestAnimationFrame(() => this.#pull(follow));
  }

  /** The finger is up; whether it has moved the sheet. */
  end(): boolean {
    cancelAnimationFrame(this.#frame);
    const hasPulled = this.#hasPulled;
    this.#point = null;
    this.#hasPulled = false;
    return hasPulled;
  }

  #by(point: ScreenPoint): ScreenPoint | null {
    const by = pullAt(point, this.#size());
    return by[0] === 0 && by[1] === 0 ? null : by;
  }

  #pull(follow: () => void): void {
    const by = this.#point && this.#by(this.#point);
    if (!by) return;
    if (performance.now() - this.#since >= PATIENCE_MS) {
      this.#hasPulled = true;
      this.#push(by);
      follow();
    }
    this.#frame = requestAnimationFrame(() => this.#pull(follow));
  }
}
