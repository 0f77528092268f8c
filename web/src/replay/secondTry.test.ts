import { describe, expect, it } from "vitest";
import { CATALOGUE } from "../games/catalogue.ts";
import type { Replay } from "../wire.gen.ts";
import { entryWhere, hasSecondTries } from "./secondTry.ts";

/** Moves one, two, two taken back, another two. */
const FOUND = {
  first: { moves: 0 },
  frames: [0, 1, 2, 1, 2].map((moves, at) => ({ n: 5 + at, event: "acted", view: { moves } })),
} as unknown as Replay;

const after = (moves: number) => (view: unknown) => (view as { moves: number }).moves === moves;

describe("a second try", () => {
  it("begins where the game last stood so, not where it was taken back", () => {
    expect(entryWhere(FOUND, after(0))).toBe(5);
    expect(entryWhere(FOUND, after(1))).toBe(8);
    expect(entryWhere(FOUND, after(2))).toBe(9);
    expect(entryWhere(FOUND, after(7))).toBeNull();
  });

  it("is offered by games that say so", () => {
    const offered = CATALOGUE.filter(({ facts }) => hasSecondTries(facts.game));
    expect(offered).toEqual(CATALOGUE.filter(({ facts }) => facts.has_second_tries));
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.length).toBeLessThan(CATALOGUE.length);
  });
});
