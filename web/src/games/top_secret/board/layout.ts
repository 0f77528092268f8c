// How the board is laid out on a screen, and where the five places lie on the map.

import { AMBASSADOR, AGENTS, othersFrom } from "./people.ts";
import type { Place } from "../wire.gen.ts";

/** Sheet beside the map, map alone, map above the tray, map beside the tray. */
export type Shape = "wide" | "middle" | "tall" | "low";

const SHEET_FITS = 1180;

/** Whoever only watches has no sheet, and so a wider map. */
export function shapeFor(width: number, height: number, hasSheet: boolean): Shape {
  const isWide = hasSheet && width >= SHEET_FITS;
  if (width >= 900 && height >= 560) return isWide ? "wide" : "middle";
  return width > height ? "low" : "tall";
}

/** As wide as the style sheet makes it. */
const sheetWidth = (width: number): number => Math.min(Math.max(478, width / 3), 560);

/** Whether the others sit around the map; where it is low or narrow they stand in a row above it,
 * and not over the buildings. */
export function hasRoomAround(shape: Shape, width: number, height: number): boolean {
  const map = shape === "wide" ? width - sheetWidth(width) : width;
  return (shape === "wide" || shape === "middle") && map >= 860 && height >= 720;
}

/** Whether a strip of the sheet fits under the map, which is more than a button that opens it. */
export const hasRoomForStrip = (shape: Shape, height: number): boolean =>
  shape === "tall" && height >= 640;

export interface Spot {
  /** The middle of a building and its top, in percent of the map. */
  readonly x: number;
  readonly y: number;
}

const LYING: Readonly<Record<Place, Spot>> = {
  rialto: { x: 28.5, y: 7.6 },
  ponte_dei_sospiri: { x: 71.6, y: 7.6 },
  salute: { x: 18.6, y: 57 },
  san_marco: { x: 49.8, y: 56 },
  san_giorgio: { x: 80.6, y: 57 },
};

const STANDING: Readonly<Record<Place, Spot>> = {
  rialto: { x: 27, y: 6.5 },
  ponte_dei_sospiri: { x: 76.5, y: 6.5 },
  salute: { x: 17.5, y: 56 },
  san_marco: { x: 50, y: 55 },
  san_giorgio: { x: 82.5, y: 56 },
};

const isStanding = (shape: Shape): boolean => shape === "tall" || shape === "low";

export const spotsFor = (shape: Shape): Readonly<Record<Place, Spot>> =>
  isStanding(shape) ? STANDING : LYING;

/** How wide a building is on a map of this size, in pixels. */
export const spotSize = (shape: Shape, width: number, height: number): number =>
  isStanding(shape)
    ? Math.min(0.27 * width, 0.255 * height)
    : Math.min(0.173 * width, 0.275 * height);

export type Side = "left" | "top" | "right" | "corner" | "deck";

export interface Seated {
  readonly visitor: number;
  readonly side: Side;
}

const SIDES: readonly Side[] = ["left", "top", "right", "corner"];

/** Where the others sit around the map, in turn from one's own left hand; the Ambassador apart. */
export function seatedAround(seat: number | null): readonly Seated[] {
  const agents = othersFrom(seat).map((visitor, place) => ({ visitor, side: SIDES[place]! }));
  return seat === AMBASSADOR ? agents : [...agents, { visitor: AMBASSADOR, side: "deck" }];
}

/** Everybody in one row, oneself first. */
export const rowFrom = (seat: number | null): readonly number[] => [
  ...(seat === null ? [] : [seat]),
  ...othersFrom(seat),
  ...(seat === AMBASSADOR ? [] : [AMBASSADOR]),
];

export const ALL_VISITORS: readonly number[] = [...AGENTS, AMBASSADOR];
