// What this browser keeps of a round by itself: how a player tries and sorts. The server never asks.

import { remember, remembered } from "../../../../memory.ts";

/** What an earlier visit left under this name, if it is of this round and can be read. */
export function kept<Item>(name: string | undefined, round: number): readonly Item[] {
  try {
    const [of, items] = JSON.parse(remembered(`draft-${name}`) ?? "[]");
    return name && of === round && Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}

export function keep(name: string | undefined, round: number, items: readonly unknown[]): void {
  if (name) remember(`draft-${name}`, JSON.stringify([round, items]));
}
