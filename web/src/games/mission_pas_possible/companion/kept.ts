// The record list of the box: the results that this browser keeps, with no server to ask.

import { remember, remembered } from "../../../memory.ts";
import type { Difficulty } from "../wire.gen.ts";

export interface Kept {
  readonly at_ms: number;
  readonly team: string;
  readonly level: Difficulty;
  readonly isWon: boolean;
  readonly secondsLeft: number;
  /** More than ten minutes: the slower clock, which is marked. */
  readonly isSlow: boolean;
  readonly points: number;
}

const MOST = 100;

function isKept(value: unknown): value is Kept {
  const { at_ms, team, level, points } = (value ?? {}) as Partial<Kept>;
  const isNamed = typeof team === "string" && typeof level === "string";
  return isNamed && Number.isFinite(at_ms) && Number.isFinite(points);
}

/** The best first, the earlier first among equals. */
export function kept(): readonly Kept[] {
  try {
    const list: unknown = JSON.parse(remembered("companion-results") ?? "[]");
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

const write = (list: readonly Kept[]): readonly Kept[] => {
  const best = list.toSorted((a, b) => b.points - a.points || a.at_ms - b.at_ms).slice(0, MOST);
  remember("companion-results", JSON.stringify(best));
  return best;
};

export const keep = (result: Kept): readonly Kept[] => write([...kept(), result]);

export const forget = (result: Kept): readonly Kept[] =>
  write(kept().filter(({ at_ms }) => at_ms !== result.at_ms));
