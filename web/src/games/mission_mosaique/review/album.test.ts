import { expect, test } from "vitest";
import { albumFor, type Box } from "./album.ts";

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

test.each([3, 4, 5, 6, 7, 8])(
  "the pictures of %i players fill the album, a row a round",
  (seats) => {
    const { width, height, stamps } = albumFor(3 * seats, 3);
    expect(stamps).toHaveLength(3 * seats);
    expect(new Set(stamps.map(({ y }) => y)).size).toBe(3);
    for (const [at, stamp] of stamps.entries()) {
      expect(stamp.x).toBeGreaterThan(0);
      expect(stamp.x + stamp.width).toBeLessThan(width);
      expect(stamp.y + stamp.height).toBeLessThan(height);
      expect(stamps.slice(at + 1).some((other) => overlap(stamp, other))).toBe(false);
    }
  },
);

test("an empty album is still a page", () => {
  expect(albumFor(0, 3).stamps).toEqual([]);
  expect(albumFor(0, 3).width).toBeGreaterThan(300);
});
