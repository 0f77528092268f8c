// What is on the table, in words: for everybody who listens rather than looks.

import type { ChairView } from "../../../wire.gen.ts";
import { words } from "./words.ts";
import { nameOf } from "../board/people.ts";
import type { CentreDie, News, View } from "../wire.gen.ts";

type Chairs = readonly ChairView[];
type Event = News["events"][number];

/** "4 bleu, libre, voulu par Natacha" */
export function dieInWords(
  rolled: CentreDie,
  seat: number | null,
  isUsable: boolean,
  chairs: Chairs,
): string {
  const say = words();
  const { die, held_by, wanted_by } = rolled;
  const others = wanted_by.map((one) => nameOf(chairs, one));
  const wanted = others.length ? `, ${say.wanted(others)}` : "";
  if (held_by !== null && held_by === seat) return say.dieYours(die) + wanted;
  if (held_by !== null) return say.dieHeld(die, nameOf(chairs, held_by)) + wanted;
  return (isUsable ? say.dieFree(die) : say.dieUseless(die)) + wanted;
}

function eventInWords(event: Event, view: View, chairs: Chairs): string {
  const { news, die } = words();
  switch (event.kind) {
    case "drawn":
      return news.drawn(
        nameOf(chairs, event.seat),
        view.centre.map((rolled) => die(rolled.die)),
      );
    case "placed":
      return news.placed(nameOf(chairs, event.seat), event.die);
    case "spoiled":
      return news.spoiled(nameOf(chairs, event.seat));
    case "defused":
      return news.defused(nameOf(chairs, event.seat), event.points);
    case "bomb_taken":
      return news.bombTaken(nameOf(chairs, event.seat));
    case "sabotaged":
      return news.sabotaged(event.sabotage);
    case "rerolled":
      return news.rerolled(event.die);
    case "lost":
      return news.lost(nameOf(chairs, event.seat), event.die);
    case "went_back":
      return news.wentBack(event.die);
  }
}

export const newsInWords = (
  view: View,
  chairs: Chairs,
  events: readonly Event[] = view.news.events,
): string => events.map((event) => eventInWords(event, view, chairs)).join(" ");
