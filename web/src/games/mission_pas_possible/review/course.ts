// The course of a mission turn by turn: how long each took, whom it waited for, what lay where.

import { COLOURS } from "../board/card/marks.ts";
import type {
  BombView,
  Card,
  Die,
  PastPlacement,
  PastTurn,
  ReviewedTurn,
  View,
} from "../wire.gen.ts";

const NUMBERS = 6;
const DICE_OF_A_COLOUR = 5;

/** A die as it lay, from the one number that tells it. */
export function dieOf(face: number): Die {
  const die = Math.floor(face / NUMBERS);
  return {
    die,
    colour: COLOURS[Math.floor(die / DICE_OF_A_COLOUR)]!,
    number: (face % NUMBERS) + 1,
  };
}

/** Every card that ever lay in front of somebody: it is defused, or lies there still. */
export function cardsOf(view: View): ReadonlyMap<number, Card> {
  const lying = view.seats.flatMap(({ bombs }) => bombs.flatMap((bomb) => bomb?.card ?? []));
  const all = [...(view.result?.defused.flat() ?? []), ...lying];
  return new Map(all.map((card) => [card.card, card]));
}

/** For whom a turn waited the longest; nobody: for its next roll. */
export interface Wait {
  readonly seat: number | null;
  readonly ms: number;
}

export interface TurnTime {
  readonly ms: number;
  readonly longest: Wait;
}

/** By turn; null: by the first rules nobody noted it. */
export function timesOf(view: View): readonly (TurnTime | null)[] {
  const { turns } = view.result!;
  const ends = [...turns.slice(1).map(({ drawn_at_ms }) => drawn_at_ms), endOf(view)];
  return turns.map((turn, at) => timeOf(turn, ends[at]!));
}

function endOf({ options, result }: View): number | null {
  const begun = result!.turns[0]?.drawn_at_ms ?? null;
  return begun === null ? null : begun + 1000 * options.countdown_seconds - result!.left_ms;
}

function timeOf({ drawn_at_ms, placed, placed_at_ms }: PastTurn, end: number | null) {
  if (drawn_at_ms === null || end === null) return null;
  let before = drawn_at_ms;
  const waits: Wait[] = placed_at_ms.map((at, index) => {
    const wait = { seat: placed[index]!.seat, ms: at - before };
    before = at;
    return wait;
  });
  waits.push({ seat: null, ms: end - before });
  const longest = waits.reduce((most, wait) => (wait.ms > most.ms ? wait : most));
  return { ms: end - drawn_at_ms, longest };
}

/** What is looked at: the roll before anybody took a die, what was done with it, what was better. */
export type Sight = "before" | "done" | "better";

export interface PastCard {
  readonly bomb: BombView;
  /** The spaces to which a die of this roll came. */
  readonly came: readonly number[];
  /** Those from which one was lost in this turn. */
  readonly lost: readonly number[];
}

type Come = Pick<PastPlacement, "seat" | "card" | "space"> & { readonly die: Die };

function comeIn(sight: Sight, turn: PastTurn, reviewed: ReviewedTurn | undefined): readonly Come[] {
  if (sight === "before") return [];
  if (sight === "better" && reviewed) return reviewed.best;
  return turn.placed.map((placed) => ({ ...placed, die: dieOf(placed.die) }));
}

/** The cards in front of each seat, as they lay when the dice were rolled, with what came then. */
export function positionOf(
  turn: PastTurn,
  sight: Sight,
  reviewed: ReviewedTurn | undefined,
  cards: ReadonlyMap<number, Card>,
): readonly (readonly PastCard[])[] {
  const come = comeIn(sight, turn, reviewed);
  return turn.bombs.map((bombs, seat) => {
    const mine = come.filter((each) => each.seat === seat);
    const lost = sight === "done" ? turn.lost.filter((each) => each.seat === seat) : [];
    const known = new Map<number, readonly (number | null)[]>(
      bombs.map(({ card, dice }) => [card, dice]),
    );
    // A card that was taken in this very turn lay empty.
    for (const { card } of mine) if (!known.has(card)) known.set(card, []);
    return [...known].flatMap(([number, dice]) => {
      const card = cards.get(number);
      return card ? [pastCard(card, dice, mine, lost)] : [];
    });
  });
}

const on = ({ card }: Card, all: readonly { readonly card: number; readonly space: number }[]) =>
  all.filter((each) => each.card === card).map(({ space }) => space);

function pastCard(
  card: Card,
  faces: readonly (number | null)[],
  come: readonly Come[],
  lost: readonly PastPlacement[],
): PastCard {
  const spaces = card.groups.reduce((sum, group) => sum + group.spaces.length, 0);
  const dice = Array.from({ length: spaces }, (_, space) => {
    const here = come.find((each) => each.card === card.card && each.space === space);
    const face = faces[space] ?? null;
    return here?.die ?? (face === null ? null : dieOf(face));
  });
  return { bomb: { card, dice }, came: on(card, come), lost: on(card, lost) };
}

/** Who took a die of the roll; null: nobody could use it, or the game was over before. */
export const takerOf = ({ placed }: PastTurn, face: number): number | null =>
  placed.find(({ die }) => die === face)?.seat ?? null;

/** The turn at which most can be learnt: the costliest, or the one that took longest. */
export function firstLookAt(costliest: number | null, times: readonly (TurnTime | null)[]): number {
  if (costliest !== null) return costliest - 1;
  const lasted = times.map((time) => time?.ms ?? 0);
  return Math.max(0, lasted.indexOf(Math.max(...lasted)));
}
