import { describe, expect, it } from "vitest";
import { speak } from "../../../language.svelte.ts";
import { preparedChair } from "../../preparedChair.ts";
import { VIEWS } from "../guide/script.ts";
import { headline, memory, verdict, why } from "./headline.ts";
import type { View } from "../wire.gen.ts";

speak("en");

const [laying, meeting] = VIEWS as [View, View, ...View[]];
const over = VIEWS.at(-1)!;
const chairs = ["Adele", "Natacha", "Charlie", "Gaston"].map(preparedChair);

describe("the headline", () => {
  it("says which round it is and what is to be done", () => {
    expect(headline(laying, 0, chairs)).toBe("Round 1, place card 1 of 5. Where do you go?");
    expect(headline(meeting, 0, chairs)).toContain("Natacha waits for you at the Rialto.");
    expect(headline({ ...meeting, own: null }, null, chairs)).toContain("Adele is choosing.");
  });

  it("names the game of a series, and those for whom time chose", () => {
    const late = [{ ...laying.rounds[0]!, late: [1] }];
    const told = headline({ ...laying, target: 3, game: 2, rounds: late }, 0, chairs);
    expect(told).toContain("Game 2, round 1, place card 1 of 5.");
    expect(told).toContain("Time has chosen for Natacha.");
  });
});

describe("the end", () => {
  it("TS-46: tells who won and how", () => {
    const outcome = { winners: [0, 1], scores: [1, 1, 0, 0], reason: "right_call" };
    expect(why(outcome, chairs)).toBe("The right number! The night belongs to Adele and Natacha.");
    const series = { winners: [2], scores: [1, 1, 3, 0], reason: "wrong_number" };
    expect(why(series, chairs)).toBe("A wrong number. Charlie: 3 points, the series is won.");
  });

  it("TS-46: allies win together, which is no tie", () => {
    const outcome = { winners: [0, 1], scores: [1, 1, 0, 0], reason: "right_call" };
    expect(verdict(outcome, chairs, 0)).toBe("You win with Natacha!");
    expect(verdict(outcome, chairs, 2)).toBe("Adele and Natacha win together");
    expect(verdict(outcome, chairs, null)).toBe("Adele and Natacha win together");
  });

  it("TS-55: whoever wins alone is named by the house", () => {
    const outcome = { winners: [2], scores: [1, 1, 3, 0], reason: "wrong_number" };
    expect(verdict(outcome, chairs, 2)).toBeNull();
  });

  it("remembers the boldest call", () => {
    expect(memory(over, chairs)).toBe(
      "Adele picks up after 4 rounds and dials 52\u00a011\u00a00\u00a029.",
    );
  });
});
