// Dice travel: from the well to a card, from a card to the bag. Only what is seen moves.

import { prefersLessMotion } from "../../../../ui/motion.ts";
import type { View } from "../../wire.gen.ts";

const TRAVEL_MS = 420;

/** Where a die is: in the well, or on a space of a card. */
export type Whereabouts = "well" | `${number} ${number}`;

export function placesOf({ centre, seats }: View): ReadonlyMap<number, Whereabouts> {
  const places = new Map<number, Whereabouts>(centre.map(({ die }) => [die.die, "well"]));
  for (const bomb of seats.flatMap(({ bombs }) => bombs)) {
    bomb?.dice.forEach((die, space) => die && places.set(die.die, `${bomb.card.card} ${space}`));
  }
  return places;
}

export interface Journey {
  readonly die: number;
  readonly from: Whereabouts;
  /** Null: into the bag. */
  readonly to: Whereabouts | null;
}

/** Where dice were placed by what has just happened, also on a card that is gone since. */
export function placed({ news }: View): ReadonlyMap<number, Whereabouts> {
  return new Map(
    news.events.flatMap((event): [number, Whereabouts][] =>
      event.kind === "placed" ? [[event.die.die, `${event.card} ${event.space}`]] : [],
    ),
  );
}

/** What came to a card, and what went from a card to the bag. A defused card goes as a whole, but
 * the die that defused it is still seen to come. */
export function journeys(
  before: ReadonlyMap<number, Whereabouts>,
  now: ReadonlyMap<number, Whereabouts>,
  isDefused: (place: Whereabouts) => boolean,
  news: ReadonlyMap<number, Whereabouts> = new Map(),
): readonly Journey[] {
  return [...before].flatMap(([die, from]) => {
    const to = now.get(die) ?? (from === "well" ? news.get(die) : null) ?? null;
    if (to === from || to === "well" || (from === "well" && to === null)) return [];
    return to === null && isDefused(from) ? [] : [{ die, from, to }];
  });
}

const find = (room: Element, place: Whereabouts, die: number): Element | null =>
  place === "well"
    ? room.querySelector(`[data-die="${die}"]`)
    : room.querySelector(`[data-place="${place}"]`);

interface Start {
  readonly picture: Element;
  readonly box: DOMRect;
}

/** The pictures of the dice, before the page changes. */
export function seen(room: Element, places: ReadonlyMap<number, Whereabouts>): Map<number, Start> {
  const starts = new Map<number, Start>();
  for (const [die, place] of places) {
    const picture = find(room, place, die);
    if (picture) starts.set(die, { picture, box: picture.getBoundingClientRect() });
  }
  return starts;
}

/** Where these spaces lie, before the page changes. */
export function boxesOf(
  room: Element,
  places: ReadonlyMap<number, Whereabouts>,
): ReadonlyMap<Whereabouts, DOMRect> {
  const boxes = new Map<Whereabouts, DOMRect>();
  for (const [die, place] of places) {
    const box = find(room, place, die)?.getBoundingClientRect();
    if (box) boxes.set(place, box);
  }
  return boxes;
}

/** A ball of the die's colour flies; the die itself appears where it lands. */
export function travel(
  room: Element,
  { die, from, to }: Journey,
  start: Start | undefined,
  gone: ReadonlyMap<Whereabouts, DOMRect>,
): void {
  const goal = to ? find(room, to, die) : room.querySelector("[data-bag]");
  const end = goal?.getBoundingClientRect() ?? (to ? gone.get(to) : undefined);
  if (!start || !end || prefersLessMotion()) return;
  const ghost = ghostOf(start, from);
  const home = room.getBoundingClientRect();
  const { box } = start;
  const scale = Math.min(1, Math.max(0.3, end.width / Math.max(1, box.width)));
  Object.assign(ghost.style, { left: `${box.left - home.left}px`, top: `${box.top - home.top}px` });
  room.append(ghost);
  const x = end.left + end.width / 2 - box.left - box.width / 2;
  const y = end.top + end.height / 2 - box.top - box.height / 2;
  const flight = ghost.animate(
    [
      { transform: "none" },
      { transform: `translate(${x * 0.55}px, ${y * 0.55 - 26}px) rotate(150deg)`, offset: 0.55 },
      { transform: `translate(${x}px, ${y}px) rotate(360deg) scale(${scale})` },
    ],
    { duration: TRAVEL_MS, easing: "cubic-bezier(0.3, 0.1, 0.3, 1)" },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
  if (to) goal?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], TRAVEL_MS);
}

function ghostOf({ picture, box }: Start, from: Whereabouts): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "mpp-ghost";
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { width: `${box.width}px`, height: `${box.height}px` });
  if (from === "well") ghost.append(picture.cloneNode(true));
  else ghost.classList.add(colourClassOf(picture));
  return ghost;
}

const colourClassOf = (picture: Element): string =>
  picture.querySelector("[class*=mpp-]")?.getAttribute("class")?.split(" ")[0] ?? "mpp-black";
