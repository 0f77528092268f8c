// How the control room fills the screen: rails beside a centre, or one above the other for a thumb.

import { between } from "../../../board/screen.ts";

export type Shape = "wide" | "tall" | "low";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly shape: Shape;
  /** The width of the rails, where there are any. */
  readonly rail: number;
  /** The width of the well, where it lies between your bombs. */
  readonly well: number;
  /** The width of what lies under the thumb, where it lies beside the rest. */
  readonly reach: number;
  /** A teammate's card in the left rail, and in the right one. */
  readonly mateCards: readonly [Size, Size];
  readonly rowCard: Size;
  readonly ownCard: Size;
  readonly die: number;
  /** A crowd on a small phone: what only explains steps back, so that all cards are in sight. */
  readonly isTight: boolean;
}

export interface Company {
  readonly mates: number;
  /** How many bombs lie in front of oneself. */
  readonly bombs: number;
  /** The most that lie in the well during a turn. */
  readonly dice: number;
  /** One has to choose a bomb of the row. */
  readonly isTaking?: boolean;
}

const WIDE = 1100;
const LOW = 560;

export function shapeFor({ width, height }: Size): Shape {
  if (width > height && (height < LOW || width < WIDE)) return "low";
  return width >= WIDE ? "wide" : "tall";
}

/** Teammates sit left and right; the left rail is filled first. */
export function railsOf(mates: readonly number[]): readonly [readonly number[], readonly number[]] {
  const half = Math.ceil(mates.length / 2);
  return [mates.slice(0, half), mates.slice(half)];
}

const SIDES = 24 + 68;
const GAP = 20;
const ROW_GAP = 14;
/** Bag or sabotages below, names above: what a rail does not leave for cards. */
const RAIL_TAKEN = 350;
const SHORT_RAIL_TAKEN = 284;
const SHORT = 700;
const NAME = 52;

function railCard(rail: number, height: number, mates: number): Size {
  const taken = height < SHORT ? SHORT_RAIL_TAKEN : RAIL_TAKEN;
  const each = (height - taken) / Math.max(1, mates) - NAME;
  return { width: rail, height: between(44, (each - 8) / 2, rail) };
}

/** The faces under a die: three on a line. */
export const FACE = 22;
export const usersHeight = (players: number): number => (players > 3 ? 2 * FACE : FACE);

/** As large as two lines of dice and their words allow. */
function dieInWell(width: number, height: number, dice: number, players: number): number {
  const abreast = dice > 4 ? 3 : 2;
  const lines = Math.ceil(Math.max(dice, 3) / abreast);
  const byHeight = ((height - 44) / lines - 26 - usersHeight(players)) / 1.16;
  return between(36, Math.min(byHeight, (width - 24) / abreast - 22), 82);
}

function wide({ width, height }: Size, { mates, bombs, dice }: Company): Layout {
  const rail = width >= 1240 ? 184 : 172;
  const well = bombs > 2 || width < 1240 ? 208 : 264;
  const centre = width - SIDES - 2 * rail - 48;
  const rowHeight = between(96, height * 0.2, 172);
  const ownHeight = between(170, height - 326 - rowHeight, 348);
  const left = Math.ceil(mates / 2);
  return {
    shape: "wide",
    rail,
    well,
    reach: 0,
    mateCards: [railCard(rail, height, left), railCard(rail, height, mates - left)],
    rowCard: { width: Math.floor((centre - 4 * ROW_GAP) / 5), height: rowHeight },
    ownCard: {
      width: between(120, (centre - well - bombs * GAP) / Math.max(2, bombs), 330),
      height: ownHeight,
    },
    die: dieInWell(well, ownHeight, dice, mates + 1),
    isTight: false,
  };
}

/** What everything but your bombs takes of a phone's height. */
const TRAY = 242;
const ABOVE = { time: 74, mates: 114, rowTitle: 34, stock: 50, margin: 30 } as const;
/** A card of the row on a phone, at its largest: all five are seen without pushing; one that can be
 * taken is higher, so that a stack can be read. */
const LOOKED_AT = { width: 108, height: 74 } as const;
const EDGES = 24;
/** Where the house has its buttons beside the board. */
const BUTTONS = { from: 901, width: 56 } as const;

/** Four teammates stand in two lines, and all five cards of the row abreast. */
const CROWDED = { mate: 46, mates: 164, row: 58, own: 112 } as const;
const TIGHT = { mate: 40, mates: 146, row: 48, own: 92, below: 700, tray: 186 } as const;
const TIGHT_ABOVE = { time: 38, mates: 0, rowTitle: 8, stock: 26, margin: 32 } as const;

/** Whoever takes a bomb sees all five large, three on a line, in the place of the dice. */
function rowCardOnPhone(
  { width, height: room }: Size,
  { mates, isTaking }: Company,
  isTight: boolean,
): Size {
  if (isTaking) {
    return { width: Math.floor((width - 28 - 2 * 8) / 3), height: room < TIGHT.below ? 84 : 112 };
  }
  if (mates <= 2) return lookedAt(width);
  return { width: fiveAbreast(width), height: isTight ? TIGHT.row : CROWDED.row };
}

const fiveAbreast = (width: number): number => Math.floor((width - EDGES - 4 * 8) / 5);
const lookedAt = (width: number): Size => ({
  width: Math.min(fiveAbreast(width), LOOKED_AT.width),
  height: LOOKED_AT.height,
});

function matesHeight(mates: number, isTight: boolean): number {
  if (mates === 0) return 0;
  if (isTight) return TIGHT.mates;
  return mates > 2 ? CROWDED.mates : ABOVE.mates;
}

function mateCardOnPhone(width: number, mates: number, isTight = false): Size {
  const block = (width - EDGES - 10) / 2;
  const crowded = isTight ? TIGHT.mate : CROWDED.mate;
  return { width: Math.floor((block - 6) / 2), height: mates > 2 ? crowded : 76 };
}

/** So many own bombs abreast. */
const ownWidth = (width: number, abreast: number): number =>
  between(100, Math.floor((width - EDGES - (abreast - 1) * 8) / abreast), 330);

/** Your bombs stand two abreast, and alone in two lines. */
function ownCardOnPhone(
  width: number,
  left: number,
  { bombs, mates, isTaking }: Company,
  isTight: boolean,
): Size {
  const lines = bombs > 2 ? 2 : 1;
  const room = (left - (lines - 1) * 8) / lines;
  return {
    width: bombs === 1 ? between(180, width - EDGES, 260) : ownWidth(width, 2),
    height: between(leastOwn(lines, mates, isTight || (isTaking ?? false)), room, 220),
  };
}

function leastOwn(lines: number, mates: number, isShort: boolean): number {
  if (lines > 1) return 84; // less than a stack likes, so that bag and sabotages stay in sight
  if (isShort) return TIGHT.own;
  return mates > 2 ? CROWDED.own : 150;
}

const buttonsWidth = (width: number): number => (width < BUTTONS.from ? 0 : BUTTONS.width);

function tall({ width, height }: Size, company: Company): Layout {
  const { mates, dice, isTaking } = company;
  const isTight = mates > 2 && height < TIGHT.below;
  const { time, rowTitle, stock, margin } = isTight ? TIGHT_ABOVE : ABOVE;
  const rowCard = rowCardOnPhone({ width: width - buttonsWidth(width), height }, company, isTight);
  const tray = (isTight ? TIGHT.tray : TRAY) + usersHeight(mates + 1) - usersHeight(1);
  const below = isTaking ? 2 * rowCard.height + (isTight ? 96 : 150) : tray;
  const row = isTaking ? 0 : rowTitle + rowCard.height;
  const above = time + row + stock + margin + matesHeight(mates, isTight);
  const mateCard = mateCardOnPhone(width - buttonsWidth(width), mates, isTight);
  return {
    shape: "tall",
    rail: 0,
    well: 0,
    reach: width,
    mateCards: [mateCard, mateCard],
    rowCard,
    ownCard: ownCardOnPhone(width, height - above - below, company, isTight),
    die: between(40, (width - 28) / Math.max(3, dice) - 22, isTight ? 48 : 62),
    isTight,
  };
}

/** What everything but your bombs and the size of a die takes of the height of a low room. */
const LOW_TRAY = 168;
const REACH = 0.55;

/** Your bombs and the dice lie beside what is only looked at; all bombs in one line. */
function low({ width, height }: Size, company: Company): Layout {
  const reach = Math.floor(width * REACH);
  const die = height < LOW ? 42 : 62;
  const mateCard = mateCardOnPhone(width - reach, company.mates);
  return {
    ...tall({ width, height }, company),
    shape: "low",
    isTight: false,
    rowCard: rowCardBeside(width - reach, company),
    reach,
    mateCards: [mateCard, mateCard],
    ownCard: {
      width: Math.min(240, ownWidth(reach - buttonsWidth(width), Math.max(2, company.bombs))),
      height: between(120, height - LOW_TRAY - die * 1.16, 300),
    },
    die,
  };
}

/** In a low room the row stays where it is; what can be taken is higher. */
const rowCardBeside = (width: number, { isTaking }: Company): Size =>
  isTaking ? { width: 108, height: 114 } : lookedAt(width);

/** Whether a bomb has room for a line of words. */
export const hasCaption = ({ width, height }: Size): boolean => width > 250 && height >= 170;

export function layoutFor(size: Size, company: Company): Layout {
  return { wide, tall, low }[shapeFor(size)](size, company);
}
