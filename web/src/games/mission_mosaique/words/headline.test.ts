import { expect, test } from "vitest";
import { speak } from "../../../language.svelte.ts";
import { preparedChair } from "../../preparedChair.ts";
import { headline, isYourTurn, memory, verdict, why } from "./headline.ts";
import { stages } from "../guide/script.ts";
import type { Picture } from "../wire.gen.ts";

speak("en");

const CHAIRS = ["Adèle", "Gaston", "Charlie"].map(preparedChair);
const [READ, , DRAW, CLOSED, OPEN, REVEAL] = stages("Unicorn", "house");

test.each([
  [READ!, 0, "Read your code, then say so. Round 1 of 3, page 1 of 6."],
  [DRAW!, 0, "Draw! Round 1 of 3, page 1 of 6."],
  [DRAW!, null, "Everybody draws. Round 1 of 3, page 1 of 6."],
  [CLOSED!, 0, "Your turn to open your notebook. Round 1 of 3."],
  [{ ...CLOSED!, may: [] }, 1, "Adèle opens the notebook. Round 1 of 3."],
  [OPEN!, 0, "Your turn to guess: one single proposal. Round 1 of 3."],
  [{ ...OPEN!, may: ["consult"] }, 2, "Adèle guesses: you may whisper an idea. Round 1 of 3."],
  [REVEAL!, 1, "The tile is turned. Round 1 of 3."],
  [
    { ...REVEAL!, phase: "over" as const, reason: "rank_e" as const },
    1,
    "End of the mission: Appalling.",
  ],
])("what there is to do, in words %#", (view, seat, sentence) => {
  expect(headline(view, seat, CHAIRS)).toBe(sentence);
});

test("the game waits for who may act, not for who may only object or watch", () => {
  expect(isYourTurn(READ!, 0)).toBe(true);
  expect(isYourTurn({ ...REVEAL!, may: ["wish_void"] }, 1)).toBe(false);
  expect(isYourTurn(READ!, null)).toBe(false);
});

test("MM-63: why it ended: the rank and the stamps of all", () => {
  const outcome = { winners: [0, 1, 2], scores: [7, 7, 7], reason: "rank_b" };
  expect(why(outcome)).toBe("Good: 7 stamps of 9.");
  expect(verdict(outcome)).toBe("Rank B");
});

const picture = (word: string, proposal: string, has_stamp: boolean): Picture => ({
  round: 1,
  notebook: "red",
  word,
  recipient: 1,
  authors: [0, 2, 0, 2, 0, 2],
  ink: [],
  proposal,
  has_stamp,
});

test("the memory is the last picture that was recognised, else the best mistake", () => {
  const missed = picture("kite", "boat", false);
  const seen = [picture("dog", "dog", true), missed, picture("nose", "nose", true)];
  const told = (pictures: readonly Picture[]) => memory({ ...REVEAL!, pictures }, CHAIRS);
  expect(told(seen)).toContain("“nose”");
  expect(told([missed])).toBe("“kite”, which Gaston took for “boat”.");
  expect(told([])).toBeNull();
});
