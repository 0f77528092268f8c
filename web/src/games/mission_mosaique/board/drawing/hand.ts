// A hand with a pen, a finger or a mouse: one at a time, and never a palm.

import type { Sheet } from "../ink/sheet.svelte.ts";
import type { Point } from "../ink/stroke.ts";

const FULL_PRESSURE = 255;
/** What devices say that feel nothing. */
const UNFELT = new Set([0, 0.5, 1]);
/** A hand that hurries presses less: pressure at rest, its loss with speed, and its bounds. */
const RESTING = 190;
const HURRIED = 55;
const [LIGHTEST, HEAVIEST] = [80, 200];

const distance = (one: Point, x: number, y: number): number => Math.hypot(x - one.x, y - one.y);

/** The pressure of a device that feels none, from the speed in page units a millisecond. */
export const supposedPressure = (speed: number): number =>
  Math.round(Math.min(HEAVIEST, Math.max(LIGHTEST, RESTING - HURRIED * speed)));

export interface Paper {
  readonly sheet: Sheet;
  /** A place on the page, from one on the screen. */
  placeOf(event: PointerEvent): { readonly x: number; readonly y: number };
  /** Milliseconds since the drawing began; null: no pen may touch the paper. */
  now(): number | null;
  /** The pen has left the paper. */
  lifted(): void;
}

export class Hand {
  #pointer: number | null = null;
  #hasPen = false;
  #last: Point | null = null;

  constructor(private readonly paper: Paper) {}

  readonly down = (event: PointerEvent): void => {
    if (event.pointerType === "pen") this.#takePen();
    const isPalm = this.#hasPen && event.pointerType === "touch";
    if (this.#pointer !== null || isPalm || event.button !== 0) return;
    const now = this.paper.now();
    if (now === null) return;
    this.#pointer = event.pointerId;
    (event.currentTarget as Element | null)?.setPointerCapture?.(event.pointerId);
    this.paper.sheet.begin(this.#pointOf(event, now));
  };

  readonly move = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) return;
    const now = this.paper.now();
    if (now === null) return this.release();
    const between = event.getCoalescedEvents?.() ?? [];
    for (const each of between.length > 0 ? between : [event]) {
      this.paper.sheet.to(this.#pointOf(each, now - (event.timeStamp - each.timeStamp)));
    }
  };

  readonly up = (event: PointerEvent): void => {
    if (event.pointerId === this.#pointer) this.release();
  };

  /** Whatever it is doing, it lets go. */
  release(): void {
    this.#pointer = null;
    this.#last = null;
    this.paper.sheet.lift();
    this.paper.lifted();
  }

  /** From now on a touch is a palm; one that lay there before has drawn nothing. */
  #takePen(): void {
    if (this.#hasPen) return;
    this.#hasPen = true;
    this.#pointer = null;
    if (this.paper.sheet.isDrawing) this.paper.sheet.takeBack();
  }

  #pointOf(event: PointerEvent, now: number): Point {
    const { x, y } = this.paper.placeOf(event);
    const at_ms = Math.max(0, now);
    this.#last = { x, y, pressure: this.#pressureOf(event, x, y, at_ms), at_ms };
    return this.#last;
  }

  #pressureOf({ pressure, pointerType }: PointerEvent, x: number, y: number, at_ms: number) {
    const isFelt = pointerType === "pen" || (pointerType === "touch" && !UNFELT.has(pressure));
    if (isFelt) return Math.round(FULL_PRESSURE * pressure);
    if (!this.#last) return supposedPressure(1);
    const ms = Math.max(1, at_ms - this.#last.at_ms);
    const pressed = supposedPressure(distance(this.#last, x, y) / ms);
    return Math.round((this.#last.pressure * 2 + pressed) / 3);
  }
}
