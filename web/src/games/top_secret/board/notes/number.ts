// The number as far as it is known: by one's own marks, or by the detective's.

import { CARDS, FRAGMENTS, IDENTITIES, type Identity } from "../cards.ts";
import { AGENTS } from "../people.ts";
import type { Deduction, OwnView } from "../../wire.gen.ts";

export interface NumberPart {
  readonly identity: Identity;
  /** Null: not known. */
  readonly fragment: string | null;
  readonly owner: number | null;
  /** The detective's: what is still possible. */
  readonly possible: readonly string[];
}

type IsSure = (agent: number, card: (typeof CARDS)[number]) => boolean;

/** One's own cards, what was marked with a tick, and what follows by logic. */
const sureBy =
  (own: OwnView, seat: number, deduction: Deduction | null): IsSure =>
  (agent, card) =>
    (agent === seat && (own.identity === card || own.fragment === card)) ||
    own.notes.opinions[agent]?.[CARDS.indexOf(card)] === "yes" ||
    deduction?.marks[agent]?.[CARDS.indexOf(card)] === "certain";

export function partsOf(
  own: OwnView,
  seat: number,
  deduction: Deduction | null,
): readonly NumberPart[] {
  const isSure = sureBy(own, seat, deduction);
  return IDENTITIES.map((identity, place) => {
    const owner = AGENTS.find((agent) => isSure(agent, identity)) ?? null;
    const fragment = owner === null ? null : FRAGMENTS.find((card) => isSure(owner, card));
    const possible = FRAGMENTS.filter((card) =>
      deduction?.numbers.some((number) => number[place] === card),
    );
    const only = possible.length === 1 ? possible[0]! : null;
    return { identity, owner, fragment: fragment ?? only, possible };
  });
}
