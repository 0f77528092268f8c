import { expect, it, vi } from "vitest";
import { turning } from "./turning.ts";

const card = (orientation: number, number = 0) => ({
  card: number,
  face: "048",
  x: 0,
  y: 0,
  orientation,
});
const prefersLess = (matches: boolean) =>
  vi.stubGlobal("matchMedia", () => ({ matches }) as MediaQueryList);

it("shows a turn as a turn and a flip as a flip", () => {
  prefersLess(false);
  expect(turning(card(0), card(1))![0]).toEqual({ transform: "rotate(-90deg)" });
  expect(turning(card(1), card(7))![0]).toEqual({ transform: "scaleX(-1)" });
});

it("shows nothing for another card, another change, or eyes that want rest", () => {
  prefersLess(false);
  expect(turning(card(0), card(1, 1))).toBeNull();
  expect(turning(card(0), card(2))).toBeNull();
  prefersLess(true);
  expect(turning(card(0), card(1))).toBeNull();
});
