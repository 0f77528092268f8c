// The lesson's prepared game: what is seen at each step, and the one right answer to it.

import { card, group } from "../board/card/printed.ts";
import type {
  Action,
  BombView,
  CentreDie,
  Colour,
  Die,
  OwnView,
  Placement,
  SeatView,
  View,
} from "../wire.gen.ts";

export interface Stage {
  readonly view: View;
  /** Whether this is what the step asks for. */
  isRight(action: Action): boolean;
}

const YOU = 0;

const die = (number: number, colour: Colour, pips: number): Die => ({
  die: number,
  colour,
  number: pips,
});

const BLUE_4 = die(5, "blue", 4);
const YELLOW_3 = die(15, "yellow", 3);
const BLACK_1 = die(20, "black", 1);
const GREEN_5 = die(10, "green", 5);
const RED_2 = die(2, "red", 2);
const YELLOW_6 = die(17, "yellow", 6);

const ROW = card(1, 3, group("row", "blue|green,yellow|red,blue&4"));
const STACK = card(2, 4, group("stack", "yellow,red,blue,green"));
const NEXT = [
  card(3, 1, group("row", "#,#|c,c", "==")),
  card(4, 4, group("row", "c,c,c,c", "===")),
  card(5, 2, group("row", "#,#,#,#", "+=+")),
  card(6, 3, group("row", "green|yellow,red|blue", "+", 7)),
  card(7, 4, group("stack", "#,#,#,#", ">>>")),
];
const FRESH = card(12, 2, group("row", "blue,3,green&6"));

const bomb = (printed: BombView["card"], dice: readonly (Die | null)[]): BombView => ({
  card: printed,
  dice,
});

const MATES: readonly (readonly BombView[])[] = [
  [
    bomb(card(8, 3, group("row", "#,#,#", "==")), [die(11, "green", 5), null, die(21, "black", 5)]),
    bomb(card(9, 2, group("row", "black|1,black|2,black|3")), [die(22, "black", 6), null, null]),
  ],
  [
    bomb(card(10, 2, group("row", "4,,", ">>")), [die(3, "red", 4), null, null]),
    bomb(card(11, 3, group("pyramid", "green,3,black")), [die(12, "green", 1), null, null]),
  ],
];

const red3 = die(0, "red", 3);
const yellow2 = die(16, "yellow", 2);
const red6 = die(1, "red", 6);

const seat = (
  bombs: readonly BombView[],
  picks: number,
  duty: SeatView["duty"] = null,
): SeatView => ({
  bombs,
  picks,
  duty,
  defused: [],
});

const centre = (
  rolled: Die,
  usable_by: readonly number[],
  wanted_by: readonly number[] = [],
  held_by: number | null = null,
): CentreDie => ({
  die: rolled,
  usable_by,
  wanted_by,
  held_by,
  fits: [],
  offers: [],
  is_aside: false,
  declared_by: [],
});

const NOTHING: OwnView = {
  can_draw: false,
  can_reroll: false,
  can_reveal: false,
  placements: [],
  losses: [],
  bombs: [],
  can_talk: false,
  declarable: [],
};

const TABLE: Omit<View, "centre" | "seats" | "own"> = {
  options: {
    level: "standard",
    has_six_point_cards: false,
    setup: "normal",
    mix: null,
    is_beginner: false,
    is_strict: false,
    countdown_seconds: 600,
    has_hints: false,
    tempo: "brisk",
    is_daily: false,
  },
  phase: "place",
  turn: 9,
  holder: 1,
  ends_at_ms: null,
  goal: 21,
  defused: 7,
  score: 22,
  cause: null,
  bag: [2, 4, 3, 3, 2],
  row: NEXT,
  piles: [],
  deck: 13,
  sabotages: ["red", "4"],
  sabotages_left: 4,
  sayings: [],
  news: { number: 0, events: [] },
  result: null,
};

const places = (rolled: Die, ...spots: (readonly [number, number])[]): readonly Placement[] =>
  spots.map(([on, space]) => ({ die: rolled.die, card: on, space }));

const stackWith = (...dice: readonly Die[]): BombView =>
  bomb(STACK, [...dice, ...Array<null>(4 - dice.length).fill(null)]);
const ROW_BEFORE = bomb(ROW, [null, red3, null]);
const mates = (picks: number): SeatView[] => MATES.map((bombs) => seat(bombs, picks));

const ROLLED: View = {
  ...TABLE,
  centre: [centre(BLUE_4, [YOU]), centre(YELLOW_3, [2], [2]), centre(BLACK_1, [1])],
  seats: [seat([ROW_BEFORE, stackWith(yellow2, red6)], 1), ...mates(1)],
  own: { ...NOTHING, placements: places(BLUE_4, [1, 0], [1, 2], [2, 2]) },
};

const HELD: View = {
  ...ROLLED,
  centre: [centre(BLUE_4, [YOU], [], YOU), ...ROLLED.centre.slice(1)],
};

const NEXT_ROLL: View = {
  ...TABLE,
  turn: 10,
  holder: 2,
  bag: [2, 3, 2, 2, 2],
  centre: [centre(GREEN_5, [YOU, 1]), centre(RED_2, [1, 2]), centre(YELLOW_6, [2])],
  seats: [seat([ROW_BEFORE, stackWith(yellow2, red6, BLUE_4)], 1), ...mates(1)],
  own: { ...NOTHING, placements: places(GREEN_5, [1, 0], [2, 3]) },
};

const DEFUSED: View = {
  ...NEXT_ROLL,
  defused: 8,
  score: 26,
  bag: [3, 4, 3, 3, 2],
  centre: NEXT_ROLL.centre.slice(1),
  seats: [seat([ROW_BEFORE], 0, "take_bomb"), ...mates(1)],
  own: { ...NOTHING, bombs: NEXT.map((open) => open.card) },
};

/** Whatever bomb was taken, the next sabotage strikes red: one of two dice must go. */
const SABOTAGED: View = {
  ...TABLE,
  turn: 11,
  holder: 0,
  defused: 8,
  score: 28,
  deck: 11,
  row: [FRESH, ...NEXT.slice(1)],
  sabotages: [...TABLE.sabotages, "red"],
  sabotages_left: 3,
  cause: { die: null, sabotage: "red", owing: [YOU] },
  news: { number: 1, events: [{ kind: "sabotaged", sabotage: "red" }] },
  centre: [],
  seats: [
    seat([ROW_BEFORE, bomb(NEXT[0]!, [die(4, "red", 2), null, null])], 0, "lose_die"),
    ...mates(0),
  ],
  own: {
    ...NOTHING,
    losses: [
      { card: ROW.card, space: 1 },
      { card: NEXT[0]!.card, space: 0 },
    ],
  },
};

const OVER: View = {
  ...SABOTAGED,
  cause: null,
  phase: "draw",
  news: { number: 2, events: [] },
  seats: [seat([ROW_BEFORE, bomb(NEXT[0]!, [null, null, null])], 1), ...mates(1)],
  own: NOTHING,
};

const isTaking =
  ({ die: number }: Die) =>
  (action: Action): boolean =>
    action.kind === "take_die" && action.die === number;

export const STAGES: readonly Stage[] = [
  { view: ROLLED, isRight: isTaking(BLUE_4) },
  { view: HELD, isRight: (action) => action.kind === "place_die" && action.card === STACK.card },
  { view: NEXT_ROLL, isRight: isTaking(GREEN_5) },
  {
    view: { ...NEXT_ROLL, centre: [centre(GREEN_5, [YOU], [], YOU), ...NEXT_ROLL.centre.slice(1)] },
    isRight: (action) => action.kind === "place_die" && action.card === STACK.card,
  },
  { view: DEFUSED, isRight: (action) => action.kind === "take_bomb" },
  { view: SABOTAGED, isRight: (action) => action.kind === "lose_die" },
  { view: OVER, isRight: () => false },
];
