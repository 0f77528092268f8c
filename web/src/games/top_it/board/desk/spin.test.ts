import { expect, it } from "vitest";
import { Spin } from "./spin.ts";

const around = (degrees: number): [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle) * 50, Math.sin(angle) * 50];
};

it("turns by a step for every twelfth of the way around, either way and over the seam", () => {
  const turns: number[] = [];
  const spin = new Spin((by) => turns.push(by));
  for (const degrees of [150, 165, 181, 200, 215]) spin.follow([0, 0], around(degrees));
  expect(turns).toEqual([1, 1]);
  for (const degrees of [200, 184]) spin.follow([0, 0], around(degrees));
  expect(turns).toEqual([1, 1, -1]);
});
