import { describe, expect, it } from "vitest";
import { preparedChair } from "../../preparedChair.ts";
import { reasonInWords } from "../board/notes/reason.ts";
import { EXERCISES } from "./exercises.ts";
import { VIEWS } from "./script.ts";

const chairs = ["You", "Natacha", "Charlie", "Gaston"].map(preparedChair);

describe("the exercises", () => {
  it("are five, from the plainest to the hardest", () => {
    const needed = EXERCISES.map(({ because }) => because.clues.length);
    expect(needed).toHaveLength(5);
    expect(needed).toEqual(needed.toSorted((one, other) => one - other));
  });

  it.each(EXERCISES)(
    "can be solved by what is shown: $card",
    ({ clues, because, card, answer }) => {
      const known = clues.map((clue) => JSON.stringify(clue));
      expect(because.clues.every((clue) => known.includes(JSON.stringify(clue)))).toBe(true);
      const goal = because.chain.at(-1)!.conclusions[0];
      expect(goal).toEqual({ agent: answer, card, mark: "certain" });
      const told = reasonInWords(VIEWS[0]!, chairs, 0, { agent: answer, card, because });
      expect(told.join(" ")).toContain(chairs[answer]!.name);
    },
  );
});
