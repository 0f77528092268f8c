import { expect, it, vi } from "vitest";
import { VIEWS } from "../../guide/script.ts";
import type { BoardProps } from "../desk.svelte.ts";
import { Scribbling, type Scribbled } from "./scribbling.svelte.ts";

const WORDS: Scribbled = { kind: "words", x: 1, y: 2, text: "X?" };
const LINE: Scribbled = { kind: "stroke", points: [1, 2, 30, 40] };

function sheet(...scribbles: Scribbled[]) {
  const own = VIEWS[0]!.own!;
  const view = { ...VIEWS[0]!, own: { ...own, notes: { ...own.notes, scribbles } } };
  const play = vi.fn(async (_: unknown) => ({ ok: true }) as const);
  const scribbling = new Scribbling(
    () => ({ view, isReplay: false, play }) as unknown as BoardProps,
  );
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { scribbling, play, settle };
}

it("TS-10: draws a line, shows it at once and saves it as it is", async () => {
  const { scribbling, play, settle } = sheet();
  scribbling.begin(10, 20);
  scribbling.draw(11, 20);
  scribbling.draw(30.4, 40);
  scribbling.lift();
  expect(scribbling.all).toEqual([{ kind: "stroke", points: [10, 20, 30, 40] }]);
  await settle();
  expect(play).toHaveBeenCalledExactlyOnceWith({
    kind: "scribble",
    what: { kind: "stroke", points: [10, 20, 30, 40] },
  });
});

it("goes on in another stroke when one is full, and loses no point", async () => {
  const { scribbling, play, settle } = sheet();
  scribbling.begin(0, 0);
  for (let step = 1; step <= 100; step++) scribbling.draw(step * 10, 0);
  scribbling.lift();
  await settle();
  const lengths = play.mock.calls.map(([action]) => (action as any).what.points.length);
  expect(lengths).toEqual([160, 44]);
});

it("writes words where they belong, and nothing if nothing was typed", async () => {
  const { scribbling, play, settle } = sheet();
  scribbling.type(-5, 9000, "  Bob = X ");
  scribbling.type(1, 1, "  ");
  await settle();
  expect(play).toHaveBeenCalledExactlyOnceWith({
    kind: "scribble",
    what: { kind: "words", x: 0, y: 4000, text: "Bob = X" },
  });
});

it("rubs out by the place that a scribble has on the sheet", async () => {
  const { scribbling, play, settle } = sheet(LINE, WORDS);
  scribbling.rubOut(WORDS);
  expect(scribbling.all).toEqual([LINE]);
  await settle();
  expect(play).toHaveBeenCalledExactlyOnceWith({ kind: "rub_out", place: 1 });
});
