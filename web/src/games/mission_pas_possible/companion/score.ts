// The score sheet of the box (MPP-84 to MPP-87), for games that no server has seen.

export const VALUES = [1, 2, 3, 4, 6] as const;
export type Value = (typeof VALUES)[number];

export interface Sheet {
  readonly isWon: boolean;
  readonly secondsLeft: number;
  /** How many cards of each value were defused. */
  readonly cards: Readonly<Record<Value, number>>;
  readonly sabotages: number;
}

export interface Score {
  readonly win: number;
  readonly time: number;
  readonly cards: number;
  readonly sabotages: number;
  readonly total: number;
}

const FOR_A_WIN = 10;
const SECONDS_A_POINT = 10;
const FOR_A_SABOTAGE = 2;

/** As the server counts them: a second that has begun to run out is gone (MPP-85). */
export const fullSeconds = (left_ms: number): number => Math.floor(left_ms / 1000);

export function score({ isWon, secondsLeft, cards, sabotages }: Sheet): Score {
  const lines = {
    win: isWon ? FOR_A_WIN : 0,
    time: isWon ? Math.floor(secondsLeft / SECONDS_A_POINT) : 0,
    cards: VALUES.reduce((sum, value) => sum + value * cards[value], 0),
    sabotages: FOR_A_SABOTAGE * sabotages,
  };
  return { ...lines, total: lines.win + lines.time + lines.cards + lines.sabotages };
}
