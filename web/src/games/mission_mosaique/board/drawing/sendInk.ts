// Ink goes to the server, and the person is told of what was lost on the way, but of nothing else.

import { toast } from "../../../../ui/toasts.svelte.ts";
import type { Verdict } from "../../../game.ts";
import type { BoardProps } from "../board.ts";
import type { Draw, IllegalCode, TakeBackStroke } from "../../wire.gen.ts";

/** The page was turned before the ink arrived (MM-28). */
const TOO_LATE: ReadonlySet<string> = new Set<IllegalCode>(["pen_down", "other_page"]);

/** A slow line is nobody's fault: it is told without regret. What else was refused goes again. */
export async function sendInk(
  piece: Draw | TakeBackStroke,
  game: Pick<BoardProps, "play">,
): Promise<Verdict> {
  const verdict = await game.play(piece, false);
  if (!verdict.ok && TOO_LATE.has(verdict.code)) toast(verdict.sentence);
  return verdict;
}
