// The page of a notebook, in the units that the server's points are in, and how it is divided.

import { COLUMNS_AND_ROWS, PAGE_HEIGHT, PAGE_WIDTH, PAGES } from "../data.gen.ts";
import type { NotebookType } from "../wire.gen.ts";

export { PAGE_HEIGHT, PAGE_WIDTH };

/** As many as pages. */
export const SECTIONS: readonly number[] = Array.from({ length: PAGES }, (_, at) => at);

export interface PageSection {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const columnsOf = (type: NotebookType): number => COLUMNS_AND_ROWS[type][0];

/** From the left, then from the top. */
export function sectionOf(type: NotebookType, index: number): PageSection {
  const [columns, rows] = COLUMNS_AND_ROWS[type];
  const [width, height] = [PAGE_WIDTH / columns, PAGE_HEIGHT / rows];
  return {
    left: (index % columns) * width,
    top: Math.floor(index / columns) * height,
    width,
    height,
  };
}

/** The place in the section that is nearest to a place on the page. */
export function within(section: PageSection, x: number, y: number): readonly [number, number] {
  const between = (low: number, value: number, high: number) =>
    Math.round(Math.min(high, Math.max(low, value)));
  return [
    between(section.left, x, section.left + section.width),
    between(section.top, y, section.top + section.height),
  ];
}

/** A rectangle as a path. */
export const rectangle = ({ left, top, width, height }: PageSection): string =>
  `M${left} ${top}h${width}v${height}h${-width}Z`;

/** Where the page is folded: the lines between the sections. */
export function foldsOf(type: NotebookType): string {
  const [columns, rows] = COLUMNS_AND_ROWS[type];
  const upright = Array.from({ length: columns - 1 }, (_, at) => ((at + 1) * PAGE_WIDTH) / columns);
  const level = Array.from({ length: rows - 1 }, (_, at) => ((at + 1) * PAGE_HEIGHT) / rows);
  return [
    ...upright.map((x) => `M${x} 0V${PAGE_HEIGHT}`),
    ...level.map((y) => `M0 ${y}H${PAGE_WIDTH}`),
  ].join("");
}
