import { expect, test } from "vitest";
import { PILL, pillRoom, pillScale, SIDE, targetMark, VALUE } from "./drawing.ts";

/** From the middle of the large triangle to its sides: no piece that bears a stone is smaller. */
const LEAST_REACH = 0.5;
const ZOOMS = [0.24, 0.5, 1, 2.4];

test.each(ZOOMS)("at zoom %d a finger on the points of a target is on the target", (zoom) => {
  expect(Math.abs(targetMark(zoom).points)).toBeLessThan(LEAST_REACH);
});

test.each(ZOOMS)("at zoom %d the points of a target stand clear of its value", (zoom) => {
  const { value, points } = targetMark(zoom);
  const pill = (PILL * pillScale(zoom)) / SIDE;
  expect(points - value).toBeGreaterThan(pill / 2 + 0.35 * VALUE.size);
});

test("the further the camera, the fewer points have room", () => {
  const rooms = ZOOMS.map(pillRoom);
  expect(rooms).toEqual(rooms.toSorted((one, other) => other - one));
});
