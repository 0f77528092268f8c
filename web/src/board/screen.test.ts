import { expect, test } from "vitest";
import { between } from "./screen.ts";

test("a size is kept between the least and the most, in whole pixels", () => {
  expect([3, 5.4, 11].map((wanted) => between(4, wanted, 8))).toEqual([4, 5, 8]);
});
