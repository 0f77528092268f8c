// A number that is being dialled: for each of F, B, Z, X a fragment and its owner.

import { CARDS, FRAGMENTS, IDENTITIES, isIdentity, type Fragment } from "../cards.ts";
import { AGENTS, DUMMY } from "../people.ts";
import type { Call, Card, OwnView } from "../wire.gen.ts";

export interface Slot {
  readonly fragment: Fragment | null;
  readonly owner: number | null;
}

export type Dialled = readonly Slot[];

const EMPTY: Slot = { fragment: null, owner: null };

/** One's own part is known from the start. */
export function begun(own: OwnView, seat: number): Dialled {
  return IDENTITIES.map((identity) =>
    identity === own.identity ? { fragment: own.fragment as Fragment, owner: seat } : EMPTY,
  );
}

export const isWhole = ({ fragment, owner }: Slot): boolean => fragment !== null && owner !== null;

/** The first part that is still to be dialled; 4: all are. */
export function nextSlot(dialled: Dialled): number {
  const open = dialled.findIndex((slot) => !isWhole(slot));
  return open === -1 ? dialled.length : open;
}

/** With this in its slot; whatever was the same elsewhere is taken from there. */
export function dialledWith(dialled: Dialled, at: number, part: Partial<Slot>): Dialled {
  return dialled.map((slot, place) => {
    if (place === at) return { ...slot, ...part };
    return {
      fragment: slot.fragment === part.fragment ? null : slot.fragment,
      owner: slot.owner === part.owner ? null : slot.owner,
    };
  });
}

/** When three parts are named, the fourth follows. */
export function completed(dialled: Dialled): Dialled {
  const fragments = FRAGMENTS.filter((card) => !dialled.some(({ fragment }) => fragment === card));
  const owners = AGENTS.filter((agent) => !dialled.some(({ owner }) => owner === agent));
  return dialled.map(({ fragment, owner }) => ({
    fragment: fragment ?? (fragments.length === 1 ? fragments[0]! : null),
    owner: owner ?? (owners.length === 1 ? owners[0]! : null),
  }));
}

/** Null: something is missing. */
export function callOf(dialled: Dialled): Call | null {
  if (!dialled.every(isWhole)) return null;
  return {
    kind: "call",
    number: dialled.map(({ fragment }) => fragment!) as unknown as Call["number"],
    owners: dialled.map(({ owner }) => owner!) as unknown as Call["owners"],
  };
}

export interface Contradiction {
  readonly agent: number;
  readonly card: Card;
  /** "no": marked as not theirs. "other": marked, or seen, with somebody else. */
  readonly because: "no" | "other" | "seen";
  readonly other: number;
}

/** Which black cards the call gives to whom. */
const claims = ({ number, owners }: Call): readonly (readonly [number, Card])[] =>
  owners.flatMap((owner, place) => [
    [owner, IDENTITIES[place]!] as const,
    [owner, number[place]!] as const,
  ]);

/** Black cards that were seen for what they are, with their owners. */
function seenBlacks(own: OwnView, seat: number): readonly (readonly [number, Card])[] {
  return own.facts.flatMap((fact): (readonly [number, Card])[] => {
    if (fact.kind === "exchange") return fact.seen_black ? [[fact.other, fact.seen_black]] : [];
    if (fact.kind === "looked") return [[DUMMY, fact.card]];
    return fact.asked === seat ? [] : [[fact.asked, fact.card]];
  });
}

const isSameKind = (one: Card, other: Card): boolean => isIdentity(one) === isIdentity(other);

/** Where one's own sheet says otherwise: crossed marks, ticks elsewhere, black cards seen. */
export function contradictions(own: OwnView, seat: number, call: Call): readonly Contradiction[] {
  const seen = seenBlacks(own, seat);
  const opinion = (agent: number, card: Card) =>
    own.notes.opinions[agent]?.[CARDS.indexOf(card)] ?? "";
  return claims(call).flatMap(([agent, card]): Contradiction[] => {
    const known = seen.find(([who, what]) =>
      what === card ? who !== agent : who === agent && isSameKind(what, card),
    );
    if (known) return [{ agent, card, because: "seen", other: known[0] }];
    if (opinion(agent, card) === "-") return [{ agent, card, because: "no", other: agent }];
    const other = AGENTS.find((who) => who !== agent && opinion(who, card) === "yes");
    return other === undefined ? [] : [{ agent, card, because: "other", other }];
  });
}
