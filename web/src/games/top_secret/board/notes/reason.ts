// Why the detective crosses something out: in one sentence, or as a chain of them, each of which
// follows from the ones before.

import { called, type Chairs } from "../people.ts";
import type { Because, Card, Conclusion, Link, View } from "../../wire.gen.ts";
import { capital } from "../whereabouts.ts";
import { sheet } from "../../words/notes.ts";

/** So many clues are followed at a glance. */
const GLANCE = 2;

export type Named = (visitor: number) => string;

export const clueInWords = (name: Named, { source, agent, cards, round }: Link["clue"]): string =>
  sheet().clue[source]({ who: name(agent), cards, round });

const concluded = (name: Named, { agent, card, mark }: Conclusion): string =>
  sheet().concluded[mark === "certain" ? "certain" : "crossed"](name(agent), card);

function linkInWords(name: Named, { clue, conclusions }: Link): string {
  const say = sheet();
  const told = capital(clueInWords(name, clue));
  if (conclusions.length > 0) {
    return say.therefore(told, say.list(conclusions.map((each) => concluded(name, each))));
  }
  return clue.source === "pair" ? say.oneIsTrue(told) : `${told}.`;
}

export function reasonInWords(
  view: View,
  chairs: Chairs,
  seat: number | null,
  of: { readonly agent: number; readonly card: Card; readonly because: Because },
): readonly string[] {
  const say = sheet();
  const { agent, card, because } = of;
  const name = (visitor: number) => called(view, chairs, visitor, seat);
  if (because.chain.length > GLANCE) return because.chain.map((link) => linkInWords(name, link));
  const why = say.step[because.step](
    say.list(because.clues.map((clue) => clueInWords(name, clue))),
  );
  const isCertain = because.mark === "certain";
  return [capital(say.because[isCertain ? "certain" : "crossed"](name(agent), card, why))];
}
