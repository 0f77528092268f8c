import { expect, test } from "vitest";
import { sectionOf } from "../page.ts";
import { laidOut, partsOf, placeIn, rowAt } from "./rows.ts";

const LINE = sectionOf("lines", 4);
const PHONE = { width: 390, height: 420 };

test("MM-7: on an upright phone a line lies in two rows, and all of it is in sight", () => {
  const parts = partsOf(LINE, "tall");
  expect(parts.map(({ left, width }) => [left, left + width])).toEqual([
    [0, 465],
    [435, 900],
  ]);
  const { scale, rows } = laidOut(parts, PHONE, 8);
  expect(LINE.height * scale).toBeGreaterThan(75);
  for (const { part, left, top } of rows) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + part.width * scale).toBeLessThanOrEqual(PHONE.width);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + part.height * scale).toBeLessThanOrEqual(PHONE.height);
  }
  expect(rows[1]!.top - rows[0]!.top).toBeGreaterThan(LINE.height * scale);
});

test.each([
  ["lines", "low"],
  ["lines", "wide"],
  ["columns", "tall"],
  ["grid", "tall"],
] as const)("a section of %s lies in one piece where it is %s", (type, shape) => {
  expect(partsOf(sectionOf(type, 4), shape)).toEqual([sectionOf(type, 4)]);
});

test("a hand draws where it came down, and may run on into the other half", () => {
  const layout = laidOut(partsOf(LINE, "tall"), PHONE, 8);
  const [upper, lower] = layout.rows;
  expect(rowAt(upper!.top + 5, layout)).toBe(0);
  expect(rowAt(lower!.top + 5, layout)).toBe(1);
  expect(placeIn(upper!, layout.scale, upper!.left, upper!.top)).toEqual({ x: 0, y: LINE.top });
  expect(placeIn(lower!, layout.scale, lower!.left, lower!.top)).toEqual({ x: 435, y: LINE.top });
  const beyond = placeIn(upper!, layout.scale, upper!.left + 500 * layout.scale, upper!.top);
  expect(beyond.x).toBeCloseTo(500);
});
