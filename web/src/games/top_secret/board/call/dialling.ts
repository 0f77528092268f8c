// A number that is being dialled: for each of F, B, Z, X a fragment and its owner.

import { FRAGMENTS, IDENTITIES, type Fragment } from "../cards.ts";
import { AGENTS } from "../people.ts";
import type { Call, OwnView, WeighCall } from "../../wire.gen.ts";

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

/** With this in its slot; where the same was before, what it replaces goes: so a whole number stays
 * whole, whatever is corrected. */
export function dialledWith(dialled: Dialled, at: number, part: Partial<Slot>): Dialled {
  const before = dialled[at]!;
  return dialled.map((slot, place) => {
    if (place === at) return { ...slot, ...part };
    return {
      fragment: slot.fragment === part.fragment ? before.fragment : slot.fragment,
      owner: slot.owner === part.owner ? before.owner : slot.owner,
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

/** As far as it is dialled, for the adviser. */
export const dialledSoFar = (dialled: Dialled): WeighCall => ({
  kind: "weigh_call",
  number: dialled.map(({ fragment }) => fragment) as unknown as WeighCall["number"],
  owners: dialled.map(({ owner }) => owner) as unknown as WeighCall["owners"],
});
