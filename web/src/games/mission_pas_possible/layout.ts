// How the control room fills the screen: rails beside a centre, or one above the other for a thumb.

export type Shape = "wide" | "tall" | "low";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly shape: Shape;
  /** The width of the rails, where there are any. */
  readonly rail: number;
  /** The width of the well, where it lies between the own bombs. */
  readonly well: number;
  /** A teammate's card in the left rail, and in the right one. */
  readonly mateCards: readonly [Size, Size];
  readonly rowCard: Size;
  readonly ownCard: Size;
  readonly die: number;
}

export interface Company {
  readonly mates: number;
  /** How many bombs lie in front of oneself. */
  readonly bombs: number;
  readonly dice: number;
}

const WIDE = 1100;
const LOW = 560;

const between = (least: number, wanted: number, most: number): number =>
  Math.round(Math.max(least, Math.min(wanted, most)));

export function shapeFor({ width, height }: Size): Shape {
  if (height < LOW && width > height) return "low";
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
  return { width: rail, height: between(60, (each - 8) / 2, rail) };
}

/** As large as two lines of dice and their words allow. */
function dieInWell(width: number, height: number, dice: number): number {
  const abreast = dice > 4 ? 3 : 2;
  const lines = Math.ceil(Math.max(dice, 3) / abreast);
  const byHeight = ((height - 44) / lines - 42) / 1.16;
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
    mateCards: [railCard(rail, height, left), railCard(rail, height, mates - left)],
    rowCard: { width: Math.floor((centre - 4 * ROW_GAP) / 5), height: rowHeight },
    ownCard: {
      width: between(120, (centre - well - bombs * GAP) / Math.max(2, bombs), 330),
      height: ownHeight,
    },
    die: dieInWell(well, ownHeight, dice),
  };
}

/** What everything but the own bombs takes of a phone's height. */
const TRAY = 226;
const ABOVE = { time: 82, mates: 112, row: 106, stock: 54, margin: 8 } as const;
const EDGES = 24;

function mateCardOnPhone(width: number, mates: number): Size {
  const block = mates <= 2 ? (width - EDGES - 10) / 2 : 158;
  return { width: Math.floor((block - 6) / 2), height: 76 };
}

/** The own bombs stand two abreast, and alone in two lines. */
function ownCardOnPhone(width: number, left: number, bombs: number): Size {
  const lines = bombs > 2 ? 2 : 1;
  const room = (left - (lines - 1) * 8) / lines;
  return {
    width: bombs === 1 ? between(180, width - EDGES, 260) : Math.floor((width - EDGES - 8) / 2),
    height: between(lines > 1 ? 124 : 164, room, 220),
  };
}

function tall({ width, height }: Size, { mates, bombs, dice }: Company): Layout {
  const { time, row, stock, margin } = ABOVE;
  const above = time + row + stock + margin + (mates > 0 ? ABOVE.mates : 0);
  const mateCard = mateCardOnPhone(width, mates);
  return {
    shape: "tall",
    rail: 0,
    well: 0,
    mateCards: [mateCard, mateCard],
    rowCard: { width: 108, height: 74 },
    ownCard: ownCardOnPhone(width, height - above - TRAY, bombs),
    die: between(40, (width - 28) / Math.max(3, dice) - 20, 62),
  };
}

function low(size: Size, company: Company): Layout {
  const width = Math.floor(size.width * 0.56);
  return { ...tall({ width, height: size.height + TRAY }, company), shape: "low", die: 48 };
}

export function layoutFor(size: Size, company: Company): Layout {
  return { wide, tall, low }[shapeFor(size)](size, company);
}
