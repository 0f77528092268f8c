// What is heard of the game as it goes on: bells for a round, an oar for whoever goes somewhere, wax
// for a meeting, water where nobody meets, paper for what is shown.

import { play } from "../../../../ui/sound.ts";
import { currentRound, isYourTurn } from "../situation.ts";
import type { View } from "../../wire.gen.ts";
import { sound, type SoundOfVenice } from "./voices.ts";

const laid = (view: View): number =>
  currentRound(view).places.filter((place) => place !== null).length;

const isLaid = (view: View): boolean => currentRound(view).places.every((place) => place !== null);

const isSameRound = (before: View, now: View): boolean =>
  before.game === now.game && before.rounds.length === now.rounds.length;

/** Of the round that was being laid: it may be over already, with all its meetings. */
function endOfLaying(before: View, now: View): readonly SoundOfVenice[] {
  if (isLaid(before) || before.game !== now.game) return [];
  const round = now.rounds[before.rounds.length - 1];
  if (!round?.places.every((place) => place !== null)) return [];
  return [round.meetings.length > 0 ? "seal" : "water"];
}

/** What sounds between two looks at the table, in this order. */
export function soundsOf(before: View, now: View): readonly SoundOfVenice[] {
  const isSame = isSameRound(before, now);
  const goes = isSame && laid(now) > laid(before);
  const facts = (view: View) => view.own?.facts.length ?? 0;
  return [
    ...(goes ? (["gondola"] as const) : []),
    ...endOfLaying(before, now),
    ...(before.game === now.game && facts(now) > facts(before) ? (["card"] as const) : []),
    ...(isSame ? [] : (["bells"] as const)),
  ];
}

/** Remembers what was heard already; what lay there at first is silent. */
export class Sounds {
  #before: View | null = null;

  follow(view: View, seat: number | null): void {
    const before = this.#before;
    this.#before = view;
    if (before === null) return;
    soundsOf(before, view).forEach(sound);
    if (isYourTurn(view, seat) && !isYourTurn(before, seat)) play("yourTurn");
  }
}
