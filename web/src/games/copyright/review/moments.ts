// Where everybody stood at a moment of a round.

import { lineThrough } from "../../../board/graph.ts";
import type { Review, ReviewedMovement } from "../wire.gen.ts";

/** By seat: the last movement up to this one; null: its mat was still empty. */
export function standsAt(told: Review, at: number): readonly (ReviewedMovement | null)[] {
  const stands = Array<ReviewedMovement | null>(told.hands.length).fill(null);
  for (const movement of told.movements.slice(0, at + 1)) stands[movement.done.seat] = movement;
  return stands;
}

export interface GraphSize {
  readonly width: number;
  readonly height: number;
}

/** Where a moment and a count lie in the graph. */
export class RoundScale {
  readonly least: number;
  readonly most: number;
  readonly #lasted: number;

  constructor(
    told: Review,
    readonly size: GraphSize,
  ) {
    const nets = told.movements.map(({ tally }) => tally?.net ?? 0);
    this.least = Math.min(0, ...nets);
    this.most = Math.max(1, ...nets, ...told.hands.map(({ best }) => best));
    this.#lasted = Math.max(1, ...told.movements.map(({ done }) => done.at_ms));
  }

  x(at_ms: number): number {
    return (at_ms / this.#lasted) * this.size.width;
  }

  y(points: number): number {
    return ((this.most - points) / (this.most - this.least)) * this.size.height;
  }

  /** What a seat's stack counted: level until a movement, then at once the new count. */
  line(told: Review, seat: number): string {
    const points: [number, number][] = [[0, this.y(0)]];
    for (const { done, tally } of told.movements.filter(({ done }) => done.seat === seat)) {
      const x = this.x(done.at_ms);
      points.push([x, points.at(-1)![1]], [x, this.y(tally?.net ?? 0)]);
    }
    points.push([this.size.width, points.at(-1)![1]]);
    return lineThrough(points);
  }
}
