import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../../language.svelte.ts";
import { preparedChair } from "../../preparedChair.ts";
import { STAGES } from "../guide/script.ts";
import {
  archiveInShort,
  archiveList,
  headline,
  isYourTurn,
  memory,
  optionsInShort,
  why,
} from "./headline.ts";
import type { View } from "../wire.gen.ts";

const CHAIRS = ["Adèle", "Gaston", "Natacha"].map(preparedChair);
const [ROLLED, , , , DEFUSED] = STAGES.map(({ view }) => view);

const over = (view: View, reason: "all_defused" | "time_is_up", left_ms: number): View => ({
  ...view,
  result: {
    reason,
    left_ms,
    score: { win: 0, time: 0, cards: 0, sabotages: 0, total: 0 },
    defused: [],
    turns: [],
  },
});

beforeEach(() => speak("en"));

describe("what the shell says", () => {
  it("says what to do", () => {
    expect(headline(ROLLED!, 0, CHAIRS)).toBe("Turn 9. Take a die.");
    expect(headline(DEFUSED!, 0, CHAIRS)).toBe("Turn 10. Defused! Choose your next bomb.");
    expect(headline({ ...ROLLED!, phase: "draw" }, 0, CHAIRS)).toBe(
      "Turn 9. Gaston draws the dice.",
    );
  });

  it("asks nothing of somebody who watches", () => {
    expect(headline(ROLLED!, null, CHAIRS)).toBe("Turn 9. The team shares the dice.");
  });

  it("says whose choice everybody waits for, once nothing else is left to do", () => {
    const [you, gaston, natacha] = ROLLED!.seats;
    const seats = [you!, { ...gaston!, duty: "lose_die" as const }, natacha!];
    const waiting = { ...ROLLED!, seats, centre: [] };
    expect(headline(waiting, 0, CHAIRS)).toBe("Turn 9. Waiting for the choice of Gaston.");
    expect(headline({ ...ROLLED!, seats }, 0, CHAIRS)).toBe("Turn 9. Take a die.");
  });

  it("calls somebody only for what nobody else can do", () => {
    expect(isYourTurn(ROLLED!, 0)).toBe(false);
    expect(isYourTurn(DEFUSED!, 0)).toBe(true);
    expect(isYourTurn(DEFUSED!, null)).toBe(false);
  });

  it("tells why a mission ended", () => {
    expect(why({ reason: "time_is_up", scores: [39, 39, 39], winners: [] })).toBe(
      "Time is up. The team takes 39 points home.",
    );
  });

  it("remembers a close finish, a near miss, or who defused the most", () => {
    const seats = ROLLED!.seats.map((seat, at) => ({ ...seat, defused: at === 1 ? [4, 3] : [1] }));
    const view = { ...ROLLED!, seats };
    expect(memory(over(view, "all_defused", 34_900), CHAIRS)).toBe(
      "The last bomb fell 34 seconds before the end.",
    );
    expect(memory(over({ ...view, defused: 20 }, "time_is_up", 0), CHAIRS)).toBe(
      "Only one bomb was missing.",
    );
    expect(memory(over(view, "time_is_up", 0), CHAIRS)).toBe("Gaston defused 2 bombs, 7 points.");
  });

  it("tells the options in a few words", () => {
    expect(optionsInShort(ROLLED!.options)).toBe("Standard");
    expect(
      optionsInShort({
        ...ROLLED!.options,
        level: "insane",
        setup: "piles",
        is_strict: true,
        countdown_seconds: 900,
      }),
    ).toBe("Insane, piles, strict, 15 minutes");
  });

  it("MPP-85: marks a slower clock in the archive", () => {
    const told = {
      level: "expert",
      reason: "all_defused",
      points: 60,
      seconds_left: 72,
      countdown_seconds: 900,
      is_slower: true,
      setup: "normal",
      players: 3,
      bots: 2,
      has_hints: true,
    } as const;
    expect(archiveInShort(told)).toBe(
      "Expert, won with 1:12 left, slower clock of 15 minutes, ranked without time",
    );
    expect(archiveList(told)).toBe("Expert, 3 players, 2 of them bots, with hints, slower clock");
  });
});
