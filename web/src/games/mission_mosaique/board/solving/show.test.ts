import { expect, test } from "vitest";
import { lengthOfShow, momentOf } from "./show.ts";

const dot = (at_ms: number) => [5, 5, 128, at_ms];
const PAGES = [[dot(100), dot(1000)], [], [dot(400)]];

test("the pages follow each other with a breath between; blank ones take no time", () => {
  expect(lengthOfShow(PAGES)).toBe(1500 + 900);
});

test.each([
  [0, 0, [[]]],
  [100, 0, [[dot(100)]]],
  [1200, 0, [PAGES[0]]],
  [1500, 2, [PAGES[0], [], []]],
  [1900, 2, PAGES],
  [9999, 2, PAGES],
])("after %i ms page %i is being drawn", (at_ms, page, ink) => {
  expect(momentOf(PAGES, at_ms)).toEqual({ page, ink });
});
