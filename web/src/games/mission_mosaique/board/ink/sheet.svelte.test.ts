import { expect, test } from "vitest";
import { sectionOf } from "../page.ts";
import { Sheet } from "./sheet.svelte.ts";
import { pointsIn } from "./stroke.ts";

const FRAME = sectionOf("columns", 1);
const point = (x: number, y: number, at_ms = 0) => ({ x, y, pressure: 128, at_ms });
const blank = () => new Sheet(FRAME, []);

test("a stroke is finished when the pen is lifted", () => {
  const sheet = blank();
  sheet.begin(point(160, 10));
  sheet.to(point(200, 10, 30));
  expect(sheet.ink).toEqual([]);
  expect(sheet.live).toEqual({ kept: [160, 10, 128, 0], tip: [200, 10, 128, 30] });
  sheet.lift();
  expect(sheet.ink).toEqual([[160, 10, 128, 0, 200, 10, 128, 30]]);
  expect(sheet.live).toBeNull();
});

test("MM-29: ink ends at the frame, and begins again where the pen comes back", () => {
  const sheet = blank();
  sheet.begin(point(290, 50));
  sheet.to(point(340, 50, 20));
  sheet.to(point(340, 90, 40));
  sheet.to(point(280, 90, 60));
  sheet.lift();
  expect(sheet.ink).toEqual([
    [290, 50, 128, 0, 300, 50, 128, 4],
    [300, 90, 128, 53, 280, 90, 128, 60],
  ]);
});

test("MM-29: a slanting line is cut where it crosses the frame, not bent along it", () => {
  const sheet = blank();
  sheet.begin(point(280, 100));
  sheet.to(point(320, 140, 20));
  expect(sheet.ink).toEqual([[280, 100, 128, 0, 300, 120, 128, 10]]);
});

test("a line may begin beside the frame and run into it, or right across", () => {
  const sheet = blank();
  sheet.begin(point(100, 10));
  expect(sheet.isDrawing).toBe(false);
  sheet.to(point(400, 310, 30));
  expect(sheet.ink).toEqual([[150, 60, 128, 5, 300, 210, 128, 20]]);
});

test("a line beside the frame leaves nothing", () => {
  const sheet = blank();
  sheet.begin(point(100, 10));
  sheet.to(point(100, 590, 30));
  sheet.to(point(140, 590, 40));
  sheet.lift();
  expect(sheet.ink).toEqual([]);
});

test("MM-35: the last stroke can be taken back, the one that is being drawn too", () => {
  const sheet = blank();
  sheet.begin(point(160, 10));
  sheet.lift();
  sheet.begin(point(170, 10));
  sheet.takeBack();
  expect(sheet.ink).toEqual([[160, 10, 128, 0]]);
});

test("the moments of a new stroke never lie before the last one", () => {
  const sheet = new Sheet(FRAME, [[160, 10, 128, 700]]);
  sheet.begin(point(170, 20, 650));
  sheet.lift();
  expect(sheet.ink[1]).toEqual([170, 20, 128, 700]);
});

test("the server takes 480 points and 60 strokes: no more are ever drawn", () => {
  const sheet = blank();
  for (let stroke = 0; stroke < 90; stroke++) {
    sheet.begin(point(160, 10, stroke));
    for (let step = 0; step < 40; step++) {
      sheet.to(point(160 + 130 * (step % 2), 10 + 14 * step, stroke * 40 + step));
    }
    sheet.lift();
  }
  const points = sheet.ink.reduce((sum, stroke) => sum + pointsIn(stroke), 0);
  expect(sheet.isDry).toBe(true);
  expect(points).toBeLessThanOrEqual(480);
  expect(sheet.ink.length).toBeLessThanOrEqual(60);
});

test("the pen runs dry after sixty dots", () => {
  const sheet = blank();
  for (let dots = 0; dots < 70; dots++) {
    sheet.begin(point(200, 200, dots));
    sheet.lift();
  }
  expect(sheet.ink).toHaveLength(60);
});
