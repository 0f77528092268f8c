import { expect, test } from "vitest";
import { number } from "./number.ts";

test("a negative number has a true minus sign", () => {
  expect([-1, 0, 2].map(number)).toEqual(["−1", "0", "2"]);
});
