// One stroke while it is being drawn: far fewer points than the pointer gives, the same line.

import { numbersOf, pointsIn, type Point, type Stroke } from "./stroke.ts";

/** A straight piece longer than this, on the page or in time, keeps a point in its middle. */
const LONGEST_PIECE = 60;
const LONGEST_MS = 160;
const SHORTEST_PIECE = 2;

const distance = (one: Point, other: Point): number => Math.hypot(other.x - one.x, other.y - one.y);

/** How far a point lies off the straight line between two others. */
function offLine(point: Point, from: Point, to: Point): number {
  const length = distance(from, to);
  if (length === 0) return distance(point, from);
  const across = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x);
  return Math.abs(across) / length;
}

export class Pen {
  /** It grows; whoever holds it sees it grow. */
  readonly #kept: number[];
  #anchor: Point;
  /** The newest point: it may still give way to a later one on the same line. */
  #tip: Point;

  constructor(
    first: Point,
    /** How far the line may stray, in units of the page. */
    private readonly tolerance: number,
  ) {
    this.#anchor = this.#tip = first;
    this.#kept = [...numbersOf(first)];
  }

  to(point: Point): void {
    if (distance(this.#tip, point) < SHORTEST_PIECE) return;
    if (!this.#isOnTheWayTo(point)) this.#settle();
    this.#tip = { ...point, at_ms: Math.max(point.at_ms, this.#tip.at_ms) };
  }

  /** What is drawn for good, and can be sent while the stroke goes on. */
  get settled(): Stroke {
    return this.#kept;
  }

  /** The whole stroke as it is now. */
  get stroke(): Stroke {
    return [...this.#kept, ...this.tip];
  }

  /** What comes after the settled points, and may still change. */
  get tip(): Stroke {
    return this.#tip === this.#anchor ? [] : numbersOf(this.#tip);
  }

  get points(): number {
    return pointsIn(this.#kept) + pointsIn(this.tip);
  }

  #isOnTheWayTo(point: Point): boolean {
    if (this.#tip === this.#anchor) return true;
    const isShort =
      distance(this.#anchor, point) < LONGEST_PIECE &&
      point.at_ms - this.#anchor.at_ms < LONGEST_MS;
    return isShort && offLine(this.#tip, this.#anchor, point) < this.tolerance;
  }

  #settle(): void {
    this.#kept.push(...numbersOf(this.#tip));
    this.#anchor = this.#tip;
  }
}
