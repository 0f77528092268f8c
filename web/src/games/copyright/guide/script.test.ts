import { describe, expect, it } from "vitest";
import { framed } from "../board/cards/stack.ts";
import { MODEL, SOLUTION, TALLIES, viewAt } from "./script.ts";

describe("the prepared lesson", () => {
  it("CR-20: ends in a true copy of the model", () => {
    expect(framed(SOLUTION, TALLIES[3]!.frame)).toEqual(MODEL);
  });

  it.each([1, 2, 3, 4])("CR-28: marks the right cells after card %i", (count) => {
    const shown = framed(SOLUTION.slice(0, count), TALLIES[count - 1]!.frame);
    const right = MODEL.flatMap((symbols, cell) => (shown[cell] === symbols ? [cell] : []));
    expect(TALLIES[count - 1]!.right).toEqual(right);
  });

  it("CR-32, CR-35: scores 9 + 1 − 1", () => {
    expect(TALLIES.map(({ net }) => net)).toEqual([2, 2, 5, 9]);
  });

  it("lets every card be laid where it should go", () => {
    SOLUTION.forEach(({ x, y }, laid) => {
      expect(viewAt(laid, "play").own!.spots).toContainEqual({ x, y });
    });
  });
});
