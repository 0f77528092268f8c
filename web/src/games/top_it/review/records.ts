// The best games that one has played alone, from one's own finished tables.

import { myTables } from "../../../api.ts";
import type { Summary } from "../../../wire.gen.ts";

export interface Best {
  readonly table: string;
  readonly points: number;
  readonly at_ms: number;
}

const KEPT = 5;

const isSolo = ({ game, table, chairs, scores }: Summary): boolean =>
  game === "top_it" && chairs.length === 1 && scores !== null && !table.startsWith("puzzle-");

export const bestOf = (tables: readonly Summary[]): readonly Best[] =>
  tables
    .filter(isSolo)
    .map(({ table, scores, updated_at_ms }) => ({
      table,
      points: scores![0]!,
      at_ms: updated_at_ms,
    }))
    .toSorted((one, other) => other.points - one.points)
    .slice(0, KEPT);

/** An empty list where the server could not be asked. */
export const records = (): Promise<readonly Best[]> =>
  myTables().then(
    ({ tables }) => bestOf(tables),
    () => [],
  );
