// The section that is being drawn in: what is on it, and the hand that draws.

import { POINTS_PER_SECTION, STROKES_PER_SECTION } from "../../data.gen.ts";
import { within, type PageSection } from "../page.ts";
import { partInside, pointBetween } from "./crossing.ts";
import { Pen } from "./pen.ts";
import { lastMoment, pointsIn, type Ink, type Point, type Stroke } from "./stroke.ts";

/** The less ink is left, the plainer the line: a long drawing stays possible. */
const FINEST = 0.8;
const COARSER = 3;

/** The stroke under the pen: points that stay, which grow, and the end that may still move. */
export interface Live {
  readonly kept: Stroke;
  readonly tip: Stroke;
}

const pointsOfAll = (ink: Ink): number => ink.reduce((sum, stroke) => sum + pointsIn(stroke), 0);

export class Sheet {
  #ink = $state.raw<Ink>([]);
  /** Counted when a stroke is finished, not at every point. */
  #points = 0;
  /** The one that is being drawn. */
  live = $state.raw<Live | null>(null);
  #pen: Pen | null = null;
  /** Where the hand was last, even beside the frame. */
  #hand: Point | null = null;

  constructor(
    readonly section: PageSection,
    ink: Ink,
  ) {
    this.#put(ink);
  }

  /** The strokes that are finished. */
  get ink(): Ink {
    return this.#ink;
  }

  #put(ink: Ink): void {
    this.#ink = ink;
    this.#points = pointsOfAll(ink);
  }

  get isDry(): boolean {
    return this.ink.length >= STROKES_PER_SECTION || this.#used() >= POINTS_PER_SECTION - 1;
  }

  get isDrawing(): boolean {
    return this.#pen !== null;
  }

  /** What is drawn for good: finished strokes, and the safe part of the live one. */
  get settled(): Ink {
    return this.#pen ? [...this.ink, this.#pen.settled] : this.ink;
  }

  /** The pen comes down, in the frame or beside it. */
  begin(point: Point): void {
    this.lift();
    this.#hand = point;
    this.to(point);
  }

  /** Ink ends where the pen leaves the frame; where it comes in, a stroke begins (MM-29). */
  to(point: Point): void {
    const from = this.#hand ?? point;
    this.#hand = point;
    const inside = partInside(this.section, from, point);
    if (!inside) return this.lift();
    const [first, last] = inside;
    if (!this.#pen) this.#putDown(pointBetween(from, point, first));
    this.#go(pointBetween(from, point, last));
    if (last < 1 || this.isDry) this.lift();
  }

  lift(): void {
    if (!this.#pen) return;
    this.#put([...this.ink, this.#pen.stroke]);
    this.#pen = null;
    this.live = null;
  }

  takeBack(): void {
    this.lift();
    this.#put(this.ink.slice(0, -1));
  }

  wipe(): void {
    this.lift();
    this.#put([]);
  }

  #putDown(point: Point): void {
    if (this.isDry) return;
    const tolerance = FINEST + (COARSER * this.#used()) / POINTS_PER_SECTION;
    this.#pen = new Pen(this.#onPaper(point), tolerance);
  }

  #go(point: Point): void {
    if (!this.#pen) return;
    this.#pen.to(this.#onPaper(point));
    this.live = { kept: this.#pen.settled, tip: this.#pen.tip };
  }

  #used(): number {
    return this.#points + (this.#pen?.points ?? 0);
  }

  #onPaper(point: Point): Point {
    const [x, y] = within(this.section, point.x, point.y);
    return { ...point, x, y, at_ms: Math.max(Math.round(point.at_ms), lastMoment(this.ink)) };
  }
}
