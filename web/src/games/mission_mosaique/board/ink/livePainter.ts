// Paints the stroke under the pen with the same little work at every event, however long it is:
// what lies far behind the pen is painted for good, only the end is painted again.

import type { Live } from "./sheet.svelte.ts";
import { NUMBERS_PER_POINT, type Stroke } from "./stroke.ts";

/** So many points are painted for good at a time. */
const CHUNK = 16;
/** They begin this much before where the last ones ended, so that the joints are smooth. */
const SHARED = 2;

export interface Surface {
  clear(): void;
  fill(stroke: Stroke): void;
}

export class LivePainter {
  /** How many points are painted for good. */
  #painted = 0;
  #kept: Stroke | null = null;

  constructor(
    private readonly wet: Surface,
    private readonly tip: Surface,
  ) {}

  paint(live: Live | null): void {
    if (live?.kept !== this.#kept) this.#begin(live);
    this.tip.clear();
    if (!live) return;
    const points = live.kept.length / NUMBERS_PER_POINT;
    while (points - this.#painted >= 2 * CHUNK) {
      this.wet.fill(this.#from(live, this.#painted + CHUNK));
      this.#painted += CHUNK;
    }
    this.tip.fill([...this.#from(live, points), ...live.tip]);
  }

  #begin(live: Live | null): void {
    this.#kept = live?.kept ?? null;
    this.#painted = 0;
    this.wet.clear();
  }

  /** From a little before what is painted, until the point of this number. */
  #from({ kept }: Live, until: number): Stroke {
    const first = Math.max(0, this.#painted - SHARED);
    return kept.slice(first * NUMBERS_PER_POINT, until * NUMBERS_PER_POINT);
  }
}
