import { expect, it } from "vitest";
import { preparedChair } from "../../preparedChair.ts";
import { VIEWS } from "../guide/script.ts";
import type { Deduction } from "../wire.gen.ts";
import { readyToCall } from "./ready.ts";

const chairs = ["Ada", "Bob", "Cleo", "Dan"].map(preparedChair);
const view = VIEWS[0]!;
const known: Deduction = {
  kind: "deduction",
  marks: [],
  deals: 2,
  numbers: [["52", "11", "0", "29"]],
  ally: 1,
};
const NUMBER = "52\u00a011\u00a00\u00a029";

it("TS-42: tells whoever knows the number whom to meet", () => {
  expect(readyToCall(view, chairs, known)).toContain(NUMBER);
  expect(readyToCall(view, chairs, known)).toContain("Bob");
});

it("does not name an ally who is not certain, nor where there is none", () => {
  const unsure = readyToCall(view, chairs, { ...known, ally: null });
  expect(unsure).toContain(NUMBER);
  expect(unsure).not.toContain("Bob");
  const alone = { ...view, own: { ...view.own!, ally: null } };
  expect(readyToCall(alone, chairs, known)).not.toBe(unsure);
});

it("is silent while several numbers are left, on paper, and when all is over", () => {
  const several = { ...known, numbers: [...known.numbers, ...known.numbers] };
  expect(readyToCall(view, chairs, several)).toBe("");
  expect(readyToCall(view, chairs, null)).toBe("");
  expect(readyToCall(VIEWS.at(-1)!, chairs, known)).toBe("");
});
