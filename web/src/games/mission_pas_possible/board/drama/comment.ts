// What the ship's computer has to say about what has just happened; most things need no word.

import { computer } from "../../words/computer.ts";
import type { View } from "../../wire.gen.ts";

/** Towards the end each bomb is counted. */
const COUNTED_FROM = 5;

/** Null: nothing. */
export function commentOn(view: View): string | null {
  const say = computer();
  const { events } = view.news;
  const sabotage = events.find(({ kind }) => kind === "sabotaged");
  if (sabotage?.kind === "sabotaged") return say.sabotage(sabotage.sabotage);
  if (events.some(({ kind }) => kind === "defused")) return onDefusal(view);
  return events.some(({ kind }) => kind === "rerolled") ? say.wasted : null;
}

function onDefusal({ defused, goal }: View): string | null {
  const say = computer();
  const left = goal - defused;
  if (left <= 0) return null;
  if (left <= COUNTED_FROM) return say.left(left);
  if (defused === 1) return say.goodStart;
  return defused === Math.ceil(goal / 2) ? say.halfWay : null;
}

export function farewell({ result }: View): string | null {
  const say = computer();
  if (!result) return null;
  return { all_defused: say.won, time_is_up: say.lost, bag_is_empty: say.emptyBag }[result.reason];
}
