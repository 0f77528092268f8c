// Where everything lies on a card of a given size, in pixels: spaces, beads, plinths, arrows.

import type { Group, Sign } from "../../wire.gen.ts";
import type { Bead } from "./beads.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Arrangement {
  /** The width of a space. */
  readonly size: number;
  /** The top left corner of each space, in the card's order. */
  readonly spaces: readonly Point[];
  readonly beads: readonly (Point & { readonly bead: Bead })[];
  readonly totals: readonly (Point & { readonly total: number })[];
  /** The line behind the spaces of a row, by its height. */
  readonly seams: readonly number[];
  readonly plinths: readonly (Point & { readonly width: number })[];
  /** Which way a stack grows: from the bottom up, or where it lies (`y`) to the right. */
  readonly arrows: readonly {
    readonly x: number;
    readonly y?: number;
    readonly from: number;
    readonly to: number;
  }[];
}

/** What a card leaves for its spaces: below its points, above its caption. */
export interface Field {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
}

// All measures are in widths of a space.
const ROW_PITCH = 1.26;
const LINE_PITCH = 1.42;
const STACK_PITCH = 1.17;
const STACK_PITCH_WITH_BEADS = 1.26;
const STACK_WIDTH = 1.95;
const ARROW = 0.92;
const PLINTH = 0.15;
const PYRAMID_PITCH = 1.14;
const PYRAMID_RISE = 1.13;
/** A die stands out above its space. */
const LIP = 0.16;

/** No space is wider than this part of the card, and all of them together than that one. */
const LARGEST = 0.26;
const WIDTH_USED = 0.91;

const UPWARDS: Readonly<Record<Sign, Bead | null>> = {
  "": null,
  "=": "=",
  "≠": "≠",
  "+": "+",
  "−": "−",
  // A bead's tip points at the smaller die.
  ">": "^",
  "<": "v",
};

const span = (count: number, pitch: number): number => 1 + (count - 1) * pitch;

/** The equals sign and the one or two digits after it. */
const totalWidth = (total: number | null): number =>
  total === null ? 0 : 0.36 + 0.46 * String(total).length;

const rowWidth = ({ spaces, total }: Group): number =>
  span(spaces.length, ROW_PITCH) + totalWidth(total);

const stackPitch = ({ signs }: Group): number =>
  signs.some(Boolean) ? STACK_PITCH_WITH_BEADS : STACK_PITCH;

/** How many spaces each level of a pyramid has, the base first (MPP-50). */
const levelsOf = ({ spaces }: Group): readonly number[] => (spaces.length > 3 ? [3, 2, 1] : [2, 1]);

/** Width and height of a group, in widths of a space. */
function extent(group: Group): readonly [number, number] {
  if (group.layout === "row") return [rowWidth(group), 1];
  if (group.layout === "stack") {
    return [STACK_WIDTH, span(group.spaces.length, stackPitch(group)) + LIP + PLINTH];
  }
  const levels = levelsOf(group);
  return [span(levels[0]!, PYRAMID_PITCH) + 0.4, span(levels.length, PYRAMID_RISE) + LIP + PLINTH];
}

/** Rows lie under each other, stacks and pyramids stand side by side. */
function wholeExtent(groups: readonly Group[]): readonly [number, number] {
  const extents = groups.map(extent);
  const [widths, heights] = [extents.map(([width]) => width), extents.map(([, height]) => height)];
  return groups[0]!.layout === "row"
    ? [Math.max(...widths), span(groups.length, LINE_PITCH) + LIP]
    : [widths.reduce((sum, width) => sum + width, 0), Math.max(...heights)];
}

function sizeFor(groups: readonly Group[], { width, height }: Field): number {
  const [across, down] = wholeExtent(groups);
  return Math.min(width * LARGEST, (width * WIDTH_USED) / across, height / down);
}

const NOTHING: Omit<Arrangement, "size"> = {
  spaces: [],
  beads: [],
  totals: [],
  seams: [],
  plinths: [],
  arrows: [],
};

function joined(size: number, parts: readonly Partial<Arrangement>[]): Arrangement {
  const keys = Object.keys(NOTHING) as (keyof typeof NOTHING)[];
  const lists = keys.map((key) => [
    key,
    parts.flatMap((part): unknown[] => [...(part[key] ?? [])]),
  ]);
  return { ...NOTHING, ...Object.fromEntries(lists), size };
}

function row(group: Group, size: number, left: number, top: number): Partial<Arrangement> {
  const { spaces, signs, total } = group;
  const [pitch, y] = [size * ROW_PITCH, top + size / 2];
  const between = (index: number): number => left + size * ((1 + ROW_PITCH) / 2) + index * pitch;
  const last = between(spaces.length - 1);
  return {
    spaces: spaces.map((_, index) => ({ x: left + index * pitch, y: top })),
    beads: [
      ...signs.flatMap((bead, index) => (bead ? [{ x: between(index), y, bead }] : [])),
      ...(total === null ? [] : [{ x: last, y, bead: "=" as const }]),
    ],
    totals: total === null ? [] : [{ x: last + size * 0.28, y, total }],
    seams: [y],
  };
}

function stack(group: Group, size: number, middle: number, floor: number): Partial<Arrangement> {
  const { spaces, signs } = group;
  const pitch = stackPitch(group);
  const top = (index: number): number => floor - size * span(index + 1, pitch);
  const bead = (sign: Sign, index: number) => {
    const bead = UPWARDS[sign];
    return bead ? [{ x: middle, y: top(index) - ((pitch - 1) * size) / 2, bead }] : [];
  };
  return {
    spaces: spaces.map((_, index) => ({ x: middle - size / 2, y: top(index) })),
    beads: signs.flatMap(bead),
    plinths: [{ x: middle - size * 0.7, y: floor, width: size * 1.4 }],
    arrows: [{ x: middle - size * ARROW, from: floor, to: top(spaces.length - 1) }],
  };
}

function pyramid(group: Group, size: number, middle: number, floor: number): Partial<Arrangement> {
  const left = (count: number): number => middle - (size * span(count, PYRAMID_PITCH)) / 2;
  const base = levelsOf(group)[0]!;
  return {
    spaces: levelsOf(group).flatMap((count, level) =>
      Array.from({ length: count }, (_, index) => ({
        x: left(count) + index * size * PYRAMID_PITCH,
        y: floor - size * span(level + 1, PYRAMID_RISE),
      })),
    ),
    plinths: [
      { x: left(base) - size * 0.2, y: floor, width: size * (span(base, PYRAMID_PITCH) + 0.4) },
    ],
  };
}

function rows(groups: readonly Group[], size: number, { left, width, top, height }: Field) {
  const first = top + (height - size * (span(groups.length, LINE_PITCH) - LIP)) / 2;
  return groups.map((group, index) =>
    row(
      group,
      size,
      left + (width - rowWidth(group) * size) / 2,
      first + index * size * LINE_PITCH,
    ),
  );
}

function standing(groups: readonly Group[], size: number, field: Field) {
  const { width, top, height } = field;
  const [across, down] = wholeExtent(groups);
  const floor = top + (height + down * size) / 2 - PLINTH * size;
  let left = field.left + (width - across * size) / 2;
  return groups.map((group) => {
    const wide = extent(group)[0] * size;
    const middle = left + wide / 2 + (group.layout === "stack" ? size * 0.22 : 0);
    left += wide;
    return group.layout === "stack"
      ? stack(group, size, middle, floor)
      : pyramid(group, size, middle, floor);
  });
}

/** A stack whose spaces would be narrower than this lies on its side, if that makes them wider. */
const LEGIBLE = 15;
const POINTS = 0.2;

/** The bottom at the left, the arrow under the spaces. */
function lying(groups: readonly Group[], field: Field): Arrangement {
  const lines = groups.map((group): Group => ({ ...group, layout: "row" }));
  const beside = {
    ...field,
    left: field.left + field.width * POINTS,
    width: field.width * (1 - POINTS),
  };
  const size = sizeFor(lines, { ...beside, height: beside.height * 0.86 });
  const parts = rows(lines, size, beside).map((part) => {
    const [first] = part.spaces!;
    const y = first!.y + size * 1.2;
    const to = part.spaces!.at(-1)!.x + size;
    return { ...part, seams: [], arrows: [{ x: first!.x, y, from: first!.x, to }] };
  });
  return joined(size, parts);
}

export function arrange(groups: readonly Group[], field: Field): Arrangement {
  const size = sizeFor(groups, field);
  if (size < LEGIBLE && groups.every(({ layout }) => layout === "stack")) {
    const laid = lying(groups, field);
    if (laid.size > size) return laid;
  }
  const place = groups[0]!.layout === "row" ? rows : standing;
  return joined(size, place(groups, size, field));
}
