// Ink as it crosses the wire: a stroke is a flat row of whole numbers, four for each point.

export type Stroke = readonly number[];
export type Ink = readonly Stroke[];

export interface Point {
  readonly x: number;
  readonly y: number;
  /** 0 to 255. */
  readonly pressure: number;
  /** Milliseconds since the drawing began. */
  readonly at_ms: number;
}

export const NUMBERS_PER_POINT = 4;

export const numbersOf = ({ x, y, pressure, at_ms }: Point): Stroke => [x, y, pressure, at_ms];

export const pointsIn = (stroke: Stroke): number => stroke.length / NUMBERS_PER_POINT;

export const pointsOf = (stroke: Stroke): Point[] =>
  Array.from({ length: pointsIn(stroke) }, (_, index) => {
    const [x, y, pressure, at_ms] = stroke.slice(
      index * NUMBERS_PER_POINT,
      (index + 1) * NUMBERS_PER_POINT,
    );
    return { x: x!, y: y!, pressure: pressure!, at_ms: at_ms! };
  });

const isDrawnBy = (at_ms: number) => (_: number, place: number, stroke: Stroke) =>
  stroke[place - (place % NUMBERS_PER_POINT) + NUMBERS_PER_POINT - 1]! <= at_ms;

/** What was on the paper at that moment of the drawing. */
export const inkUntil = (ink: Ink, at_ms: number): Ink =>
  ink.map((stroke) => stroke.filter(isDrawnBy(at_ms))).filter((stroke) => stroke.length > 0);

/** When the last point was drawn. */
export const lastMoment = (ink: Ink): number => ink.at(-1)?.at(-1) ?? 0;
