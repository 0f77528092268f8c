import { beforeEach, expect, test } from "vitest";
import { speak } from "../../language.svelte.ts";
import type { ChairView } from "../../wire.gen.ts";
import { verdict } from "./verdict.ts";

const chairs = ["Adèle", "Gaston", "Natacha"].map((name) => ({ name }) as ChairView);
const outcome = (...winners: number[]) => ({ winners, scores: [1, 2, 3], reason: "limit_reached" });

beforeEach(() => speak("en"));

test("the winner is told so", () => {
  expect(verdict(outcome(1), chairs, 1)).toBe("You win!");
});

test("the others, and who watches, are told who won", () => {
  expect(verdict(outcome(1), chairs, 0)).toBe("Gaston wins");
  expect(verdict(outcome(1), chairs, null)).toBe("Gaston wins");
});

test("a shared win names everybody", () => {
  expect(verdict(outcome(0, 2), chairs, 0)).toBe("Adèle and Natacha, a tie");
});

test("a game without winners, or of one alone, is simply over", () => {
  expect(verdict(outcome(), chairs, 0)).toBe("Game over");
  expect(verdict(outcome(0), chairs.slice(0, 1), 0)).toBe("Finished!");
});
