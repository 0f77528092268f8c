import { expect, test } from "vitest";
import { stages } from "../../guide/script.ts";
import { sheetFor } from "./kept.ts";

const [READ, , DRAW] = stages("Licorne", "maison");
const DOT = { x: 160, y: 10, pressure: 128, at_ms: 0 };

test("what was drawn before a pause is there after it, the unfinished stroke too", () => {
  const sheet = sheetFor(READ!);
  sheet.begin(DOT);
  const after = sheetFor(DRAW!);
  expect(after).toBe(sheet);
  expect(after.ink).toEqual([[160, 10, 128, 0]]);
  expect(after.isDrawing).toBe(false);
});

test("another page is another sheet", () => {
  const sheet = sheetFor(DRAW!);
  expect(sheetFor({ ...DRAW!, page: 1 })).not.toBe(sheet);
});

test("before the drawing the paper is blank, though the same page came up before", () => {
  sheetFor(DRAW!).begin(DOT);
  expect(sheetFor(READ!).ink).toEqual([]);
});

test("a page that was loaded again begins with what the server has", () => {
  const ink = [[170, 20, 128, 5]];
  expect(sheetFor({ ...DRAW!, page: 5, own: { ...DRAW!.own!, ink } }).ink).toEqual(ink);
});
