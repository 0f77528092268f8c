// A finished mosaic as a picture to keep: one SVG that needs nothing else, with names and points.

import type { ChairView } from "../../../wire.gen.ts";
import { rounded, SIDE, sharp, tilePaths } from "../board/mosaic/drawing.ts";
import { nameOfHand } from "../board/others/people.ts";
import { isSolo, laidPieces, type LaidPiece } from "../board/pieces.ts";
import { grown } from "../../../board/bounds.ts";
import { areaOf, boundsOf, centreOf, type Corner } from "../board/polygon.ts";
import { trophy } from "../words/trophy.ts";
import type { Colour, View } from "../wire.gen.ts";

interface Glaze {
  readonly glaze: string;
  readonly deep: string;
  readonly light: string;
  /** Colours are doubled by patterns. */
  readonly pattern: string;
}

/** As in cloth.css; a picture that is kept holds its colours itself. */
const GLAZES: Readonly<Record<Colour, Glaze>> = {
  blue: {
    glaze: "#2c5aa0",
    deep: "#1a3868",
    light: "#4e80cb",
    pattern: '<circle cx="7" cy="7" r="5" fill="none" stroke="#9dbdeb" stroke-opacity=".5"/>',
  },
  green: {
    glaze: "#2f8f6b",
    deep: "#1b5a43",
    light: "#4fb48e",
    pattern: '<path d="M0 10 7 4 14 10" fill="none" stroke="#a6dec6" stroke-opacity=".6"/>',
  },
  yellow: {
    glaze: "#e8a317",
    deep: "#a36c05",
    light: "#f7c24e",
    pattern: '<path d="M7 3 11 7 7 11 3 7Z" fill="#ffebb8" fill-opacity=".8"/>',
  },
  red: {
    glaze: "#d2452f",
    deep: "#8c2717",
    light: "#ec6f58",
    pattern: '<path d="M0 0 14 14M14 0 0 14" stroke="#ffc2b4" stroke-opacity=".55"/>',
  },
};
const PAPER = "#f6efe1";
const GROUT = "#d9cdb6";
const INK = "#1e2430";
const FONT = "Fraunces, Georgia, serif";

const MARGIN = 1.2;
const LINE = 1.05;
const LEAST_WIDTH = 11;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const px = (sides: number): string => (sides * SIDE).toFixed(1);

function definitions(): string {
  const all = Object.entries(GLAZES).map(
    ([colour, { glaze, deep, light, pattern }]) =>
      `<linearGradient id="glaze-${colour}" x2=".5" y2="1"><stop stop-color="${light}"/><stop offset=".5" stop-color="${glaze}"/></linearGradient>` +
      `<radialGradient id="glass-${colour}" cx=".4" cy=".3" r=".8"><stop stop-color="${light}"/><stop offset=".5" stop-color="${glaze}"/><stop offset="1" stop-color="${deep}"/></radialGradient>` +
      `<pattern id="pattern-${colour}" width="14" height="14" patternUnits="userSpaceOnUse">${pattern}</pattern>`,
  );
  return `<defs>${all.join("")}</defs>`;
}

const text = ([x, y]: Corner, size: number, said: string, look = ""): string =>
  `<text x="${px(x)}" y="${px(y + size * 0.35)}" font-family="${FONT}" font-size="${px(size)}" font-weight="600" ${look}>${escaped(said)}</text>`;

const value = (at: Corner, size: number, number: number): string =>
  text(at, size, String(number), 'fill="#fffdf6" text-anchor="middle"');

function tile({ corners, colour, value: number, laid }: LaidPiece): string {
  const { body, face, facets } = tilePaths(corners);
  const sides = facets.map(
    ({ path, isLit, strength }) =>
      `<path d="${path}" fill="${isLit ? "#fff" : GLAZES[colour].deep}" fill-opacity="${strength.toFixed(2)}"/>`,
  );
  const size = areaOf(corners) < 0.6 ? 0.42 : 0.62;
  return (
    `<path d="${body}" fill="${GLAZES[colour].glaze}"/>${sides.join("")}` +
    `<path d="${face}" fill="url(#glaze-${colour})"/><path d="${face}" fill="url(#pattern-${colour})"/>` +
    (laid.topped_by === null ? value(centreOf(corners), size, number) : "")
  );
}

function stone(view: View, { corners, laid, value: number }: LaidPiece): string {
  if (laid.topped_by === null) return "";
  const [x, y] = centreOf(corners);
  const { colour } = view.hands[laid.topped_by]!;
  return (
    `<circle cx="${px(x)}" cy="${px(y)}" r="26" fill="url(#glass-${colour})" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/>` +
    `<ellipse cx="${px(x - 0.16)}" cy="${px(y - 0.26)}" rx="10" ry="5" fill="#fff" fill-opacity=".7"/>` +
    value([x, y], 0.56, number)
  );
}

function mosaicOf(view: View): string {
  const pieces = laidPieces(view);
  const grout = pieces.map(({ corners }) => sharp(corners)).join("");
  return (
    `<path d="${grout}" fill="${GROUT}" stroke="${GROUT}" stroke-width="10" stroke-linejoin="round"/>` +
    pieces.map(tile).join("") +
    pieces.map((piece) => stone(view, piece)).join("")
  );
}

/** Who played which colour, and for how much: the most first. */
export function ranked(view: View, chairs: readonly ChairView[]) {
  return view.hands
    .map(({ colour, score, seat }, hand) => ({
      name: nameOfHand(view, chairs, hand),
      colour,
      score,
      isWinner: !isSolo(view) && (view.winners ?? []).includes(seat),
    }))
    .toSorted((one, other) => other.score - one.score);
}

function namesOf(
  view: View,
  chairs: readonly ChairView[],
  left: number,
  right: number,
  top: number,
) {
  const rows = ranked(view, chairs).map(({ name, colour, score }, row) => {
    const y = top + row * LINE;
    const disc = rounded(
      [
        [left, y - 0.28],
        [left + 0.56, y - 0.28],
        [left + 0.56, y + 0.28],
        [left, y + 0.28],
      ],
      0.12,
    );
    return (
      `<path d="${disc}" fill="${GLAZES[colour].glaze}"/><path d="${disc}" fill="url(#pattern-${colour})"/>` +
      text([left + 0.86, y], 0.6, name, `fill="${INK}"`) +
      text([right, y], 0.6, String(score), `fill="${INK}" text-anchor="end"`)
    );
  });
  return rows.join("");
}

interface Frame {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

function frameOf(view: View): Frame {
  const around = boundsOf(laidPieces(view).map(({ corners }) => corners));
  const bounds = grown(around ?? { left: 0, top: 0, right: 0, bottom: 0 }, MARGIN);
  const width = Math.max(LEAST_WIDTH, bounds.right - bounds.left);
  const left = (bounds.left + bounds.right - width) / 2;
  return { left, width, top: bounds.top, bottom: bounds.bottom };
}

/** Names and points below the mosaic; alone, the sum as well. */
function caption(view: View, chairs: readonly ChairView[], { left, width, bottom }: Frame): string {
  const [from, to] = [left + MARGIN, left + width - MARGIN];
  const top = bottom + LINE / 2;
  const names = namesOf(view, chairs, from, to, top);
  if (!isSolo(view)) return names;
  const look = `fill="${INK}" text-anchor="end"`;
  const sum: Corner = [to, top + view.hands.length * LINE];
  return names + text(sum, 0.7, trophy().total(view.scores[0]!), look);
}

/** The whole picture; on a page that tells the points itself, the mosaic alone. */
export function pictureOf(view: View, chairs: readonly ChairView[], hasNames = true): string {
  const frame = frameOf(view);
  const lines = view.hands.length + (isSolo(view) ? 1 : 0);
  const height = frame.bottom - frame.top + (hasNames ? LINE * lines + MARGIN : 0);
  const [x, y, width, tall] = [frame.left, frame.top, frame.width, height].map(px);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${tall}" width="${width}" height="${tall}">` +
    `<title>${escaped(trophy().title)}</title>${definitions()}` +
    `<rect x="${x}" y="${y}" width="${width}" height="${tall}" fill="${PAPER}"/>` +
    mosaicOf(view) +
    (hasNames ? caption(view, chairs, frame) : "") +
    "</svg>"
  );
}

export const addressOf = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
