import { expect, test } from "vitest";
import { sectionOf } from "../page.ts";
import { partsOf, partWith } from "./lens.ts";

const LINE = sectionOf("lines", 4);

test("a line is looked at in three parts on an upright phone", () => {
  const parts = partsOf(LINE, "tall");
  expect(parts.map(({ left, width }) => [left, left + width])).toEqual([
    [0, 400],
    [250, 650],
    [500, 900],
  ]);
  for (const { top, height } of parts) expect([top, height]).toEqual([LINE.top, LINE.height]);
});

test.each([
  ["lines", "low"],
  ["lines", "wide"],
  ["columns", "tall"],
  ["grid", "tall"],
] as const)("a section of %s is seen whole where it is %s", (type, shape) => {
  expect(partsOf(sectionOf(type, 4), shape)).toEqual([sectionOf(type, 4)]);
});

test.each([
  [0, 0],
  [320, 0],
  [330, 1],
  [450, 1],
  [600, 2],
  [900, 2],
])("the place %i is best seen in part %i", (x, part) => {
  expect(partWith(x, partsOf(LINE, "tall"))).toBe(part);
});
