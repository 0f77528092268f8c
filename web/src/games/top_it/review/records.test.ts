import { expect, test } from "vitest";
import type { ArchiveLine } from "../../../wire.gen.ts";
import { bestOf } from "./records.ts";

const line = (points: number): ArchiveLine => ({
  table: `t${points}`,
  chairs: [],
  winners: [0],
  scores: [points],
  told: { points },
  ranked_in: "",
  at_ms: points,
});

test("the five best games are shown, as the archive orders them", () => {
  const best = bestOf([9, 8, 7, 6, 5, 4].map(line));
  expect(best.map(({ points }) => points)).toEqual([9, 8, 7, 6, 5]);
  expect(best[0]).toEqual({ table: "t9", points: 9, at_ms: 9 });
});
