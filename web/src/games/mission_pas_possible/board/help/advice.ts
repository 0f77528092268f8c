// What the adviser says, in words.

import type { Desk } from "../desk.svelte.ts";
import type { Hint } from "./hint.svelte.ts";
import type { Action } from "../../wire.gen.ts";
import { help } from "../../words/help.ts";

/** Null: the adviser was not asked, or what was said is past. */
export function adviceInWords(hint: Hint, desk: Desk): string | null {
  if (hint.isAsking) return help().hints.asking;
  return hint.advice && inWords(hint.advice.action, desk);
}

function inWords(action: Action | null | undefined, { view }: Desk): string {
  const { hints: say } = help();
  if (action === undefined) return say.none;
  if (action === null) return say.wait;
  if (action.kind === "lose_die") return say.lose;
  if (action.kind === "take_bomb") return say.bomb;
  const rolled = view.centre.find(({ die }) => "die" in action && die.die === action.die);
  if (!rolled) return say.none;
  return action.kind === "reroll" ? say.reroll(rolled.die) : say.place(rolled.die);
}
