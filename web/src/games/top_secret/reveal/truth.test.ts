import { describe, expect, it } from "vitest";
import { VIEWS } from "../guide/script.ts";
import { trueNumber, turnedCards } from "./truth.ts";

const result = VIEWS[3]!.results[0]!;

describe("the reveal", () => {
  it("TS-44: turns the cards in the order of the number", () => {
    expect(turnedCards(result).map(({ agent }) => agent)).toEqual([1, 0, 2, 3]);
    expect(trueNumber(result)).toEqual(["52", "11", "0", "29"]);
    expect(turnedCards(result).every(({ isRight }) => isRight)).toBe(true);
  });

  it("marks what was dialled wrong", () => {
    const wrong = { ...result, number: ["52", "11", "29", "0"] } as typeof result;
    expect(turnedCards(wrong).map(({ isRight }) => isRight)).toEqual([true, true, false, false]);
  });
});
