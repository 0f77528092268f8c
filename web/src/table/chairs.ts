// What a chair says about who sits on it.

import { words } from "../messages/words.svelte.ts";
import type { ChairView, TableView } from "../wire.gen.ts";

export const isFree = (chair: ChairView): boolean => chair.player === "" && chair.bot === null;
/** Somebody who plays in person. */
export const isPerson = (chair: ChairView): boolean => chair.player !== "" && chair.bot === null;
/** A bot that keeps the chair of somebody. */
export const isKept = (chair: ChairView): boolean => chair.player !== "" && chair.bot !== null;

export const taken = (table: TableView): number =>
  table.chairs.filter((chair) => !isFree(chair)).length;

/** People who are away from their chairs. */
export const missing = (table: TableView): readonly ChairView[] =>
  table.chairs.filter((chair) => isPerson(chair) && !chair.is_connected);

export const nameOfPlayer = (table: TableView, player: string): string =>
  table.chairs.find((chair) => chair.player === player)?.name ?? "";

export interface ChairReader {
  readonly player: string;
  readonly host: string;
}

/** The line under a name: who it is to the reader, and whether they are there. */
export function describe(chair: ChairView, { player, host }: ChairReader): string {
  const text = words().chair;
  if (isFree(chair)) return text.free;
  if (chair.bot !== null) {
    const level = words().levels[chair.bot].name;
    return isKept(chair) ? text.keeps(level) : text.bot(level);
  }
  if (chair.player === player) return chair.player === host ? text.youHost : text.you;
  if (!chair.is_connected) return text.away;
  return chair.player === host ? text.host : text.here;
}
