import { expect, test } from "vitest";
import { SECTIONS, sectionOf, within } from "./page.ts";

test.each([
  ["columns", 1, { left: 150, top: 0, width: 150, height: 600 }],
  ["lines", 5, { left: 0, top: 500, width: 900, height: 100 }],
  ["grid", 4, { left: 300, top: 300, width: 300, height: 300 }],
] as const)("MM-7: section %s %i", (type, index, section) => {
  expect(sectionOf(type, index)).toEqual(section);
});

test.each(["columns", "lines", "grid"] as const)("six %s fill the page", (type) => {
  const sizes = SECTIONS.map((index) => sectionOf(type, index));
  expect(sizes.reduce((sum, { width, height }) => sum + width * height, 0)).toBe(900 * 600);
});

test("a place outside the frame is brought to its edge, in whole numbers", () => {
  const frame = sectionOf("columns", 1);
  expect(within(frame, 90, 700.4)).toEqual([150, 600]);
  expect(within(frame, 201.6, -3)).toEqual([202, 0]);
});
