import { expect, test } from "vitest";
import { curveThrough } from "./curve.ts";

const point = (x: number, y: number, pressure = 128) => ({ x, y, pressure, at_ms: 0 });

test("a few points on a circle become a round line", () => {
  const circle = Array.from({ length: 13 }, (_, step) => {
    const turn = (step * Math.PI) / 6;
    return point(300 + 100 * Math.cos(turn), 300 + 100 * Math.sin(turn));
  });
  const inner = curveThrough(circle).filter(({ x, y }) => y > 300 && x < 386 && x > 214);
  expect(inner.length).toBeGreaterThan(20);
  for (const { x, y } of inner) {
    expect(Math.abs(Math.hypot(x - 300, y - 300) - 100)).toBeLessThan(0.5);
  }
});

test("a corner stays sharp, its sides straight", () => {
  const roof = curveThrough([point(0, 100), point(100, 0), point(200, 100)]);
  for (const { x, y } of roof) expect(Math.abs(x - 100)).toBeCloseTo(y);
});

test("the line goes through every point, and the pressure changes on the way", () => {
  const line = curveThrough([point(0, 0, 100), point(40, 0, 200)]);
  expect(line.map(({ x }) => x)).toEqual([0, 8, 16, 24, 32, 40]);
  expect(line.map(({ pressure }) => pressure)).toEqual([100, 120, 140, 160, 180, 200]);
});

test("a dot is a dot, also where the hand stood still; nothing is nothing", () => {
  expect(curveThrough([point(5, 6)])).toHaveLength(1);
  for (const { x, y } of curveThrough([point(5, 6), point(5, 6)])) expect([x, y]).toEqual([5, 6]);
  expect(curveThrough([])).toEqual([]);
});
