import { expect, test } from "vitest";
import { fr } from "./fr.ts";

const NAME = "Adèle";
/** What is said of a number, never of a person. */
const COUNTED: ReadonlySet<unknown> = new Set([fr.draw.step]);

const { pick, draw, solve, gallery, headlines, said, memory } = fr;
const sentences = [pick, draw, solve, gallery, headlines, said, memory]
  .flatMap((group) => Object.values<unknown>(group))
  .filter((each) => typeof each === "function" && !COUNTED.has(each))
  .map((say) => (say as (...details: string[]) => string)(NAME, NAME, NAME));

test.each(sentences)("nothing is to be elided before a name: %s", (sentence) => {
  expect(sentence).not.toMatch(new RegExp(`(^|\\s)(de|que|le|ne) ${NAME}`, "i"));
});
