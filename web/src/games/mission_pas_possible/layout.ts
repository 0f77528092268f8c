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
  readonly mateCard: Size;
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

const WIDE = 900;
const LOW = 560;
const GAP = 20;
/** The house's buttons at the right edge. */
const SIDE_BUTTONS = 68;
export const MARGIN = 24;

const between = (least: number, wanted: number, most: number): number =>
  Math.round(Math.max(least, Math.min(wanted, most)));

export function shapeFor({ width, height }: Size): Shape {
  if (height < LOW && width > height) return "low";
  return width >= WIDE ? "wide" : "tall";
}

const WELL = 264;
const NARROW_WELL = 208;

export const wellWidth = (bombs: number): number => (bombs > 2 ? NARROW_WELL : WELL);

/** In a rail one mate's cards lie under each other, two mates' cards side by side. */
function railCard(rail: number, height: number, mates: number): Size {
  if (mates > 2) {
    return { width: Math.floor((rail - 8) / 2), height: between(84, height / 2 - 400 / 2, 132) };
  }
  return { width: rail, height: between(96, (height - 420) / 2, rail) };
}

function wide({ width, height }: Size, { mates, bombs, dice }: Company): Layout {
  const rail = width >= 1240 ? 184 : 150;
  const centre = width - MARGIN - SIDE_BUTTONS - 2 * rail - 2 * MARGIN;
  const rowHeight = between(104, height * 0.2, 172);
  const room = centre - wellWidth(bombs) - bombs * GAP;
  return {
    shape: "wide",
    rail,
    mateCard: railCard(rail, height, mates),
    rowCard: { width: Math.floor((centre - 4 * 14) / 5), height: rowHeight },
    ownCard: {
      width: between(140, room / Math.max(2, bombs), 330),
      height: between(180, height - 330 - rowHeight, 348),
    },
    die: dice > 3 ? 66 : 82,
  };
}

const TRAY = 224;
const ABOVE = { countdown: 92, mates: 124, row: 118, stock: 58 } as const;

function mateCardOnPhone(width: number, mates: number): Size {
  const block = mates <= 2 ? (width - MARGIN - 10) / 2 : 158;
  return { width: Math.floor((block - 6) / 2), height: 84 };
}

/** Where the own cards stand: two abreast, and alone in two lines. */
function ownCardOnPhone(width: number, left: number, bombs: number): Size {
  const lines = bombs > 2 ? 2 : 1;
  const room = (left - (lines - 1) * 8) / lines;
  return {
    width: bombs === 1 ? between(180, width - MARGIN, 260) : Math.floor((width - MARGIN - 8) / 2),
    height: between(lines > 1 ? 128 : 168, room, 220),
  };
}

function tall({ width, height }: Size, { mates, bombs, dice }: Company): Layout {
  const above = ABOVE.countdown + ABOVE.row + ABOVE.stock + (mates > 0 ? ABOVE.mates : 0);
  return {
    shape: "tall",
    rail: 0,
    mateCard: mateCardOnPhone(width, mates),
    rowCard: { width: 111, height: 80 },
    ownCard: ownCardOnPhone(width, height - above - TRAY, bombs),
    die: dice > 4 ? 50 : dice > 3 ? 56 : 62,
  };
}

function low(size: Size, company: Company): Layout {
  const width = Math.floor(size.width * 0.56);
  return { ...tall({ width, height: size.height + TRAY }, company), shape: "low", die: 52 };
}

export function layoutFor(size: Size, company: Company): Layout {
  return { wide, tall, low }[shapeFor(size)](size, company);
}
