import { describe, expect, test } from "vitest";
import { lying, placeOf, standing } from "./places.ts";

describe.each([
  ["lying", lying],
  ["standing", standing],
])("around a %s table", (_, places) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "%i chairs have places of their own in the room",
    (chairs) => {
      const all = places(chairs);
      expect(all).toHaveLength(chairs);
      expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(chairs);
      for (const { x, y } of all) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(100);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(100);
      }
    },
  );

  test.each([3, 4, 5, 6, 7, 8])("%i chairs follow each other clockwise", (chairs) => {
    // From the middle of the room, each next chair is a turn to the right, as on a clock.
    const angles = places(chairs).map(({ x, y }) => Math.atan2(y - 50, x - 50));
    const turns = angles.map((angle, at) => {
      const next = angles[(at + 1) % angles.length]!;
      return (next - angle + 4 * Math.PI) % (2 * Math.PI);
    });
    expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(2 * Math.PI);
  });

  test("your chair is at the bottom", () => {
    expect(places(6)[0]!.turn).toBe(180);
  });
});

test("the reader sits in the first place, the left neighbour in the next", () => {
  expect(placeOf(2, 2, 6)).toBe(0);
  expect(placeOf(3, 2, 6)).toBe(1);
  expect(placeOf(1, 2, 6)).toBe(5);
  expect(placeOf(4, null, 6)).toBe(4);
});
