import { expect, test } from "vitest";
import { STAGES } from "../guide/script.ts";
import type { View } from "../wire.gen.ts";
import { sum } from "./progress.ts";
import { viewAfter } from "./past.ts";

const views = STAGES.map(({ view }) => view);
const end = views.at(-1)!;
const numberOf = ({ last }: View): number => last?.number ?? 0;

test.each(views)("everybody holds and has what they did after move $last.number", (view) => {
  const past = viewAfter(end, numberOf(view));
  expect(past.hands).toEqual(view.hands);
  expect(past.scores).toEqual(view.scores);
});

test.each(views)("move $last.number was the last one then", (view) => {
  const { last } = viewAfter(end, numberOf(view));
  expect(last).toEqual(view.last && { ...view.last, scoring: [] });
});

test("alone, the colours add up", () => {
  const alone: View = { ...end, scores: [sum(end.scores)] };
  expect(views.map((view) => viewAfter(alone, numberOf(view)).scores)).toEqual(
    views.map(({ scores }) => [sum(scores)]),
  );
});
