// A finished game taken up again at one of its moments, at a table of one's own against bots.

import { ApiError, openTry, replay } from "../api.ts";
import { manifestOf } from "../games/catalogue.ts";
import { words } from "../messages/words.svelte.ts";
import { go } from "../router.svelte.ts";
import { toast } from "../ui/toasts.svelte.ts";
import { whoIsThere } from "../who/who.svelte.ts";
import type { Replay } from "../wire.gen.ts";
import { views } from "./player.svelte.ts";

export const hasSecondTries = (game: string): boolean => manifestOf(game).facts.has_second_tries;

/** The entry after which the game last stood so; null: it never did. */
export function entryWhere(found: Replay, isThere: (view: unknown) => boolean): number | null {
  const at = views(found).findLastIndex(isThere);
  return found.frames[at]?.n ?? null;
}

export async function tryFrom(table: string, n: number, seat: number | null): Promise<void> {
  const person = await whoIsThere();
  if (!person) return;
  try {
    go(`/t/${(await openTry(table, person, n, seat)).table}`);
    toast(words().replay.tried);
  } catch (error) {
    toast(error instanceof ApiError ? error.message : String(error), "regret");
  }
}

/** The way that a board offers it: it knows its own views, not the entries of the log. */
export const tryAgain =
  (table: string) =>
  async (isThere: (view: unknown) => boolean, seat: number): Promise<void> => {
    const found = await replay(table, null).catch(() => null);
    const n = found && entryWhere(found, isThere);
    if (n !== null) await tryFrom(table, n, seat);
  };
