// How ceramic is drawn: paths and light. A short side is `SIDE` long on paper.

import { distance, inset, outward, sidesOf, type Corner, type Polygon } from "../polygon.ts";

export const SIDE = 52;

/** A value on a tile, in short sides; the small triangle has a small numeral. */
export const VALUE = { size: 0.62, small: 0.42 };

const MORTAR = 0.035;
const BEVEL = 0.085;
const OUTER_RADIUS = 0.09;
const INNER_RADIUS = 0.05;

const place = ([x, y]: Corner): string => `${(x * SIDE).toFixed(1)} ${(y * SIDE).toFixed(1)}`;

const towards = (from: Corner, to: Corner, by: number): Corner => {
  const part = Math.min(0.5, by / distance(from, to));
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
};

export const sharp = (polygon: Polygon): string => `M${polygon.map(place).join("L")}Z`;

export function rounded(polygon: Polygon, radius = OUTER_RADIUS): string {
  const bends = polygon.map((corner, index) => {
    const before = polygon.at(index - 1)!;
    const after = polygon[(index + 1) % polygon.length]!;
    const begin = place(towards(corner, before, radius));
    return `${begin}Q${place(corner)} ${place(towards(corner, after, radius))}`;
  });
  return `M${bends.join("L")}Z`;
}

/** Where the light comes from: the upper left, whichever way a piece is turned. */
const LIGHT: Corner = [-0.48, -0.88];

export interface Facet {
  readonly path: string;
  readonly isLit: boolean;
  readonly strength: number;
}

function facet(side: readonly Corner[], facing: Corner): Facet {
  const light = facing[0] * LIGHT[0] + facing[1] * LIGHT[1];
  const strength = light > 0 ? 0.08 + 0.46 * light : 0.12 - 0.68 * light;
  return { path: sharp(side), isLit: light > 0, strength };
}

export interface TilePaths {
  readonly body: string;
  readonly face: string;
  readonly facets: readonly Facet[];
}

/** A tile: its body within the mortar, one facet of the bevel a side, and the glazed face. */
export function tilePaths(polygon: Polygon): TilePaths {
  const body = inset(polygon, MORTAR);
  const face = inset(body, BEVEL);
  const facets = sidesOf(body).map((side, index) => {
    const inner = [face[(index + 1) % face.length]!, face[index]!];
    return facet([...side, ...inner], outward(body, side));
  });
  return { body: rounded(body), face: rounded(face, INNER_RADIUS), facets };
}

/** A lit place stays a little inside its outline, so that two neighbours do not run together. */
export const placePath = (polygon: Polygon): string => rounded(inset(polygon, 0.07));

/** The height of "+14" at a place, which is seen as high from everywhere. */
export const PILL = 25.6;

/** A little smaller where all is small. */
export const pillScale = (zoom: number): number => Math.min(1, 0.62 + zoom * 0.4) / zoom;

/** How far apart, in short sides, two of them can be read. */
export const pillRoom = (zoom: number): number => (1.3 * PILL * pillScale(zoom)) / SIDE;

/** How far below the middle of a target its value and its points stand, one above the other. */
export const targetMark = (zoom: number) => ({
  value: (-PILL * pillScale(zoom)) / SIDE / 2,
  points: VALUE.size / 2,
});
