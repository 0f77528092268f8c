import { expect, test } from "vitest";
import { Pen } from "./pen.ts";
import { pointsIn, pointsOf } from "./stroke.ts";

const point = (x: number, y: number, at_ms: number) => ({ x, y, pressure: 128, at_ms });

test("a touch is a dot", () => {
  expect(new Pen(point(5, 6, 10), 1).stroke).toEqual([5, 6, 128, 10]);
});

test("points on a straight line give way to its end", () => {
  const pen = new Pen(point(0, 0, 0), 1);
  for (let x = 3; x <= 48; x += 3) pen.to(point(x, 0, x));
  expect(pen.stroke).toEqual([0, 0, 128, 0, 48, 0, 128, 48]);
});

test("a corner is kept", () => {
  const pen = new Pen(point(0, 0, 0), 1);
  for (let x = 5; x <= 40; x += 5) pen.to(point(x, 0, x));
  for (let y = 5; y <= 40; y += 5) pen.to(point(40, y, 40 + y));
  const corner = pointsOf(pen.stroke).some(({ x, y }) => x === 40 && y === 0);
  expect(corner).toBe(true);
  expect(pointsIn(pen.stroke)).toBeLessThan(6);
});

test("a circle stays round with a fraction of the pointer's points", () => {
  const at = (step: number) => (2 * Math.PI * step) / 240;
  const place = (step: number) =>
    point(
      Math.round(300 + 100 * Math.cos(at(step))),
      Math.round(300 + 100 * Math.sin(at(step))),
      step * 8,
    );
  const pen = new Pen(place(0), 1);
  for (let step = 1; step <= 240; step++) pen.to(place(step));
  expect(pointsIn(pen.stroke)).toBeLessThan(60);
  for (const { x, y } of pointsOf(pen.stroke)) {
    expect(Math.abs(Math.hypot(x - 300, y - 300) - 100)).toBeLessThan(1.5);
  }
});

test("what is settled only grows: it can be sent while the stroke goes on", () => {
  const pen = new Pen(point(0, 0, 0), 1);
  let before: readonly number[] = pen.settled;
  for (let step = 1; step < 60; step++) {
    pen.to(point(step * 4, Math.round(30 * Math.sin(step / 3)), step * 16));
    expect(pen.settled.slice(0, before.length)).toEqual(before);
    before = pen.settled;
  }
  expect(pen.stroke.slice(0, before.length)).toEqual(before);
});

test("time never runs backwards, though the clock is put right now and then", () => {
  const pen = new Pen(point(0, 0, 100), 1);
  pen.to(point(20, 0, 90));
  pen.to(point(20, 20, 95));
  expect(pointsOf(pen.stroke).map(({ at_ms }) => at_ms)).toEqual([100, 100, 100]);
});
