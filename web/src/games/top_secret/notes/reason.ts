// Why the detective crosses something out, in one sentence.

import { called, type Chairs } from "../people.ts";
import type { Because, Card, View } from "../wire.gen.ts";
import { capital } from "../whereabouts.ts";
import { sheet } from "./messages.ts";

export function reasonInWords(
  view: View,
  chairs: Chairs,
  seat: number | null,
  of: { readonly agent: number; readonly card: Card; readonly because: Because },
): string {
  const say = sheet();
  const { agent, card, because } = of;
  const name = (visitor: number) => called(view, chairs, visitor, seat);
  const clues = because.clues.map(({ source, agent: who, cards, round }) =>
    say.clue[source]({ who: name(who), cards, round }),
  );
  const why = say.step[because.step](say.list(clues));
  const isCertain = because.mark === "certain";
  const sentence = say.because[isCertain ? "certain" : "crossed"](name(agent), card, why);
  return capital(sentence);
}
