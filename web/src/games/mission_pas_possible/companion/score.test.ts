import { expect, test } from "vitest";
import { fullSeconds, score } from "./score.ts";

test("a win with 34 seconds left and cards worth 40 counts 65 (MPP-84 to MPP-87)", () => {
  const cards = { 1: 0, 2: 2, 3: 4, 4: 6, 6: 0 };
  expect(score({ isWon: true, secondsLeft: 34, cards, sabotages: 6 })).toEqual({
    win: 10,
    time: 3,
    cards: 40,
    sabotages: 12,
    total: 65,
  });
});

test("a loss with cards worth 31 and four sabotages counts 39, whatever time is left", () => {
  const cards = { 1: 1, 2: 0, 3: 2, 4: 6, 6: 0 };
  expect(score({ isWon: false, secondsLeft: 100, cards, sabotages: 4 }).total).toBe(39);
});

test("the hard cards are worth six", () => {
  const cards = { 1: 0, 2: 0, 3: 0, 4: 0, 6: 2 };
  expect(score({ isWon: false, secondsLeft: 0, cards, sabotages: 0 }).total).toBe(12);
});

test("29.9 seconds are 29, and two points, as the server counts them (MPP-85)", () => {
  const cards = { 1: 0, 2: 0, 3: 0, 4: 0, 6: 0 };
  expect(fullSeconds(29_900)).toBe(29);
  expect(score({ isWon: true, secondsLeft: fullSeconds(29_900), cards, sabotages: 0 }).time).toBe(
    2,
  );
});
