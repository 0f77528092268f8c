// How the section to draw in lies on the screen: whole, or on an upright phone, where a line of the
// page is too flat to draw in, in two rows. All of it is in sight at once.

import type { Shape } from "../board.ts";
import { PAGE_HEIGHT, PAGE_WIDTH, type PageSection } from "../page.ts";

/** Sections wider than so many times their height are laid in two rows. */
const FLAT = 4;
/** So much of the page is seen at the end of one row and again at the start of the next. */
const OVERLAP = 30;
/** Between two rows, in pixels. */
const GAP = 34;

export interface Row {
  /** What of the page is seen in it. */
  readonly part: PageSection;
  /** Where it lies, in pixels. */
  readonly left: number;
  readonly top: number;
}

export interface Layout {
  /** Pixels a unit of the page. */
  readonly scale: number;
  readonly rows: readonly Row[];
}

/** What is drawn on, part by part. */
export function partsOf(section: PageSection, shape: Shape): readonly PageSection[] {
  if (shape !== "tall" || section.width < FLAT * section.height) return [section];
  const width = (section.width + OVERLAP) / 2;
  return [section.left, section.left + section.width - width].map((left) => ({
    ...section,
    left,
    width,
  }));
}

/** As large as the room allows, the rows under each other, all in the middle. */
export function laidOut(
  parts: readonly PageSection[],
  room: { readonly width: number; readonly height: number },
  margin: number,
): Layout {
  const [first] = parts;
  const gaps = GAP * (parts.length - 1);
  const scale = Math.max(
    0.1,
    Math.min(
      (room.width - 2 * margin) / first!.width,
      (room.height - 2 * margin - gaps) / (first!.height * parts.length),
    ),
  );
  const [width, height] = [first!.width * scale, first!.height * scale];
  const top = (room.height - height * parts.length - gaps) / 2;
  const rows = parts.map((part, at) => ({
    part,
    left: (room.width - width) / 2,
    top: top + at * (height + GAP),
  }));
  return { scale, rows };
}

/** The row that a hand comes down on: the nearest one. */
export function rowAt(y: number, { rows, scale }: Layout): number {
  const off = rows.map(({ top, part }) => Math.abs(y - (top + (part.height * scale) / 2)));
  return off.indexOf(Math.min(...off));
}

/** A place on the page, from one in the room, as seen in a row: a stroke may run out of it. */
export const placeIn = ({ part, left, top }: Row, scale: number, x: number, y: number) => ({
  x: part.left + (x - left) / scale,
  y: part.top + (y - top) / scale,
});

/** What of the whole page is cut off around a row; a little is left for the frame. */
export function cutAround({ part }: Row, scale: number, frame: number): string {
  const right = PAGE_WIDTH - part.left - part.width;
  const below = PAGE_HEIGHT - part.top - part.height;
  const sides = [part.top, right, below, part.left].map((side) => `${side * scale - frame}px`);
  return `inset(${sides.join(" ")})`;
}
