import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../../language.svelte.ts";
import { preparedChair } from "../../preparedChair.ts";
import { viewAt } from "../guide/script.ts";
import { headline, memory, puzzleResult, why } from "./headline.ts";
import type { View } from "../wire.gen.ts";

const chairs = ["Ada", "Blaise"].map(preparedChair);

const [mine] = viewAt(0, "play").seats;
const view = (changes: Partial<View>): View => ({
  ...viewAt(0, "play"),
  seats: [{ ...mine!, score: 8 }, mine!],
  ...changes,
});

beforeEach(() => speak("en"));

describe("what there is to do now", () => {
  it("tells the task first, then the standing", () => {
    expect(headline(view({}), 0, chairs)).toBe(
      "Everybody plays. Round 1, you have 8 points of 20.",
    );
  });

  it("tells somebody who watches how far the game goes", () => {
    expect(headline(view({}), null, chairs)).toContain("first to 20 points");
  });

  it("CR-8: names the one who makes the model", () => {
    const making = view({ phase: "model", maker: 1 });
    expect(headline(making, 0, chairs)).toContain("Blaise is making the model.");
    expect(headline(making, 1, chairs)).toContain("Make the model.");
  });

  it("CR-48: asks for the card of this turn until it is laid", () => {
    const waiting = view({ turn: 2, seats: [{ ...mine!, is_done: true }, mine!] });
    expect(headline(waiting, 1, chairs)).toContain("Lay your card of this turn.");
    expect(headline(waiting, 0, chairs)).toContain("The others are finishing their turn.");
  });
});

describe("how it ended", () => {
  const outcome = { winners: [1], scores: [12, 23], reason: "limit_reached" };

  it("CR-43: names who won, and with what", () => {
    expect(why(outcome, chairs)).toBe("Blaise: 23 points, the limit is reached.");
  });

  it("CR-45: names those who share the win", () => {
    expect(why({ ...outcome, winners: [0, 1] }, chairs)).toContain("Ada and Blaise");
  });

  it("remembers the finest round", () => {
    const totals = [
      [3, 9],
      [10, 4],
    ];
    expect(memory(view({ totals }), chairs)).toBe("The finest round: Ada, 10 points in round 2.");
    expect(memory(view({ totals: [] }), chairs)).toBeNull();
  });

  it("reads the puzzle's board: points, then the time, counted downward", () => {
    expect(puzzleResult([8, -127_000])).toBe("8 points in 2:07");
  });
});
