import { expect, test } from "vitest";
import { preparedChair } from "../games/preparedChair.ts";
import { nameOf, othersFrom } from "./people.ts";

test("a chair has a name, and one that is not there has none", () => {
  const chairs = [preparedChair("Adèle"), preparedChair("Gaston")];
  expect([0, 1, 2].map((seat) => nameOf(chairs, seat))).toEqual(["Adèle", "Gaston", ""]);
});

test("the others sit from one's own left hand on; who watches sees everybody", () => {
  expect(othersFrom(4, 2)).toEqual([3, 0, 1]);
  expect(othersFrom(4, 3)).toEqual([0, 1, 2]);
  expect(othersFrom(1, 0)).toEqual([]);
  expect(othersFrom(3, null)).toEqual([0, 1, 2]);
});
