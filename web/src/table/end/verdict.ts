// The result of a game in one line, from the reader's chair.

import { words } from "../../messages/words.svelte.ts";
import type { ChairView, Outcome } from "../../wire.gen.ts";

export function verdict(
  { winners }: Outcome,
  chairs: readonly ChairView[],
  seat: number | null,
): string {
  const text = words().end;
  if (chairs.length === 1) return text.solo;
  if (winners.length === 0) return text.nobody;
  if (winners.length > 1) return text.shared(winners.map((winner) => chairs[winner]!.name));
  return winners[0] === seat ? text.won : text.lost(chairs[winners[0]!]!.name);
}
