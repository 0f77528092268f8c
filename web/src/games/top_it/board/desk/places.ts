// Which of the legal places are shown, which one a finger means, and which are turns of each other.

import { distance, overlaps, type Corner } from "../polygon.ts";
import type { Placement } from "../../wire.gen.ts";

const middleOf = ({ x, y }: Placement): Corner => [x, y];

/**
 * Where places overlap, the best is shown; those that lie as the piece is turned come first. Nothing
 * is shown under the chosen place.
 */
export function shownPlaces(
  places: readonly Placement[],
  chosen: Placement | null,
  wanted: number | null,
): readonly Placement[] {
  const first = places.filter(({ turn }) => turn === wanted);
  const then = places.filter(({ turn }) => turn !== wanted);
  const shown: Placement[] = [];
  for (const place of [...first, ...then]) {
    const covered = chosen ? [chosen, ...shown] : shown;
    if (!covered.some(({ corners }) => overlaps(corners, place.corners))) shown.push(place);
  }
  return shown;
}

/** Those whose points can be read: each so far apart from all earlier ones. */
export function legible(places: readonly Placement[], apart: number): readonly Placement[] {
  const told: Placement[] = [];
  for (const place of places) {
    const isClear = (other: Placement) => distance(middleOf(other), middleOf(place)) >= apart;
    if (told.every(isClear)) told.push(place);
  }
  return told;
}

/** A place that would need another turn counts as so much further away. */
const TURN_COSTS = 0.45;

export function nearestPlace(
  places: readonly Placement[],
  point: Corner,
  wanted: number | null,
  within: number,
): Placement | null {
  const cost = (place: Placement) =>
    distance(middleOf(place), point) + (wanted === null || wanted === place.turn ? 0 : TURN_COSTS);
  const near = places.filter((place) => distance(middleOf(place), point) <= within);
  return near.toSorted((one, other) => cost(one) - cost(other))[0] ?? null;
}

/** All ways to lie where `anchor` lies, in the order in which the piece turns. */
export const turnsAt = (places: readonly Placement[], anchor: Placement): readonly Placement[] =>
  places
    .filter(({ corners }) => overlaps(corners, anchor.corners))
    .toSorted((one, other) => one.turn - other.turn || one.x - other.x || one.y - other.y);
