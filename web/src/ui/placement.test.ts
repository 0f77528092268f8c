import { expect, test } from "vitest";
import { placement } from "./placement.ts";

const screen = { width: 390, height: 844 };

test("a menu hangs under what opened it", () => {
  const anchor = { left: 40, top: 100, bottom: 130 };
  expect(placement(anchor, { width: 200, height: 300 }, screen)).toEqual({ left: 40, top: 136 });
});

test("near the right edge it moves left, onto the screen", () => {
  const anchor = { left: 340, top: 100, bottom: 130 };
  expect(placement(anchor, { width: 200, height: 300 }, screen).left).toBe(178);
});

test("near the bottom it stands above", () => {
  const anchor = { left: 40, top: 700, bottom: 730 };
  expect(placement(anchor, { width: 200, height: 300 }, screen).top).toBe(394);
});

test("it never leaves the screen, even where it fits nowhere", () => {
  const anchor = { left: -20, top: 300, bottom: 330 };
  const place = placement(anchor, { width: 380, height: 900 }, screen);
  expect(place).toEqual({ left: 12, top: 12 });
});
