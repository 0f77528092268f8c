import { expect, test } from "vitest";
import { sectionOf } from "../page.ts";
import { LivePainter } from "./livePainter.ts";
import { Sheet } from "./sheet.svelte.ts";
import { pointsIn, type Stroke } from "./stroke.ts";

class Canvas {
  filled: Stroke[] = [];
  clear = () => {
    this.filled = [];
  };
  fill = (stroke: Stroke) => {
    this.filled.push(stroke);
  };
}

const FRAME = sectionOf("grid", 0);
const EVENTS = 400;

/** A hand that never goes straight: every point is kept. */
const zigzag = (at: number) => ({
  x: 5 + (at % 40) * 7,
  y: 20 + (at % 2) * 200,
  pressure: 128,
  at_ms: at * 10,
});

test("a live stroke costs constant work a pointer event", () => {
  const [wet, tip] = [new Canvas(), new Canvas()];
  const painter = new LivePainter(wet, tip);
  const sheet = new Sheet(FRAME, []);
  sheet.begin(zigzag(0));
  const work: number[] = [];
  for (let at = 1; at <= EVENTS; at++) {
    const before = wet.filled.length;
    sheet.to(zigzag(at));
    painter.paint(sheet.live);
    const painted = [...wet.filled.slice(before), ...tip.filled];
    work.push(painted.reduce((sum, stroke) => sum + pointsIn(stroke), 0));
  }
  expect(pointsIn(sheet.settled[0]!)).toBeGreaterThan(EVENTS - 5);
  expect(Math.max(...work.slice(EVENTS / 2))).toBeLessThanOrEqual(Math.max(...work.slice(0, 100)));
  expect(Math.max(...work)).toBeLessThan(60);
});

test("all of the stroke is on the canvases, and another stroke begins on clean ones", () => {
  const [wet, tip] = [new Canvas(), new Canvas()];
  const painter = new LivePainter(wet, tip);
  const sheet = new Sheet(FRAME, []);
  sheet.begin(zigzag(0));
  for (let at = 1; at <= 100; at++) {
    sheet.to(zigzag(at));
    painter.paint(sheet.live);
  }
  const shown = new Set(
    [...wet.filled, ...tip.filled].flatMap((stroke) => stroke.filter((_, i) => i % 4 === 3)),
  );
  for (let at = 0; at <= 100; at++) expect(shown.has(at * 10)).toBe(true);
  sheet.lift();
  painter.paint(sheet.live);
  expect([wet.filled, tip.filled]).toEqual([[], []]);
});
