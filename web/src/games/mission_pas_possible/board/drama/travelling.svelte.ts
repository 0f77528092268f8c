// Watches where the dice lie, and lets those travel that have gone somewhere else.

import { untrack } from "svelte";
import type { View } from "../../wire.gen.ts";
import { boxesOf, journeys, placed, placesOf, seen, travel, type Whereabouts } from "./travel.ts";

const cardOf = (place: Whereabouts): number => Number(place.split(" ")[0]);

export function letDiceTravel(view: () => View, room: () => Element | undefined): void {
  let before = placesOf(untrack(view));
  let starts: ReturnType<typeof seen> = new Map();
  let gone: ReturnType<typeof boxesOf> = new Map();
  $effect.pre(() => {
    const coming = placed(view());
    const element = untrack(room);
    starts = element ? seen(element, before) : new Map();
    gone = element ? boxesOf(element, coming) : new Map();
  });
  $effect(() => {
    const shown = view();
    const now = placesOf(shown);
    const element = untrack(room);
    const lying = new Set(
      shown.seats.flatMap(({ bombs }) => bombs.flatMap((bomb) => bomb?.card.card ?? [])),
    );
    const all = journeys(before, now, (place) => !lying.has(cardOf(place)), placed(shown));
    before = now;
    if (element) for (const each of all) travel(element, each, starts.get(each.die), gone);
  });
}
