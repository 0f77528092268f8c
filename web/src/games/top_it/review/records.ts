// The best games that one has played alone.

import { archive } from "../../../api.ts";
import type { ArchiveLine } from "../../../wire.gen.ts";

export interface Best {
  readonly table: string;
  readonly points: number;
  readonly at_ms: number;
}

const KEPT = 5;

export const bestOf = (lines: readonly ArchiveLine[]): readonly Best[] =>
  lines
    .slice(0, KEPT)
    .map(({ table, scores, at_ms }) => ({ table, points: scores[0] ?? 0, at_ms }));

/** An empty list where the server could not be asked. */
export const records = (): Promise<readonly Best[]> =>
  archive("top_it").then(
    ({ mine }) => bestOf(mine),
    () => [],
  );
