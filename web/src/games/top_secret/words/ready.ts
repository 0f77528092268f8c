// What the detective says to whoever knows the number: how to call.

import { translated } from "../../../language.svelte.ts";
import { nameOf, type Chairs } from "../board/people.ts";
import type { Deduction, View } from "../wire.gen.ts";
import { numberInWords } from "./headline.ts";

const ready = translated({
  fr: {
    ally: (number: string, ally: string) =>
      `Tu connais le numéro, ${number}, et ton allié : rencontre ${ally} seul à seul pour appeler.`,
    unknownAlly: (number: string) =>
      `Tu connais le numéro : ${number}. Trouve ton allié, puis rencontre-le pour appeler.`,
    alone: (number: string) =>
      `Tu connais le numéro : ${number}. Appelle dès que tu rencontres quelqu’un seul à seul.`,
  },
  en: {
    ally: (number: string, ally: string) =>
      `You know the number, ${number}, and your ally: meet ${ally} alone to call.`,
    unknownAlly: (number: string) =>
      `You know the number: ${number}. Find your ally, then meet them to call.`,
    alone: (number: string) =>
      `You know the number: ${number}. Call as soon as you meet somebody alone.`,
  },
});

/** Empty: there is more than one number left, or the game is over. */
export function readyToCall(view: View, chairs: Chairs, deduction: Deduction | null): string {
  const number = deduction?.numbers.length === 1 ? deduction.numbers[0] : undefined;
  const isOver = view.phase === "reveal" || view.phase === "over";
  if (!number || !deduction || isOver) return "";
  const told = numberInWords(number);
  if (!view.own?.ally) return ready().alone(told);
  const { ally } = deduction;
  return ally === null ? ready().unknownAlly(told) : ready().ally(told, nameOf(view, chairs, ally));
}
