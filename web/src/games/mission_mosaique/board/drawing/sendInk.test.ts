import { expect, test, vi } from "vitest";
import { toasts } from "../../../../ui/toasts.svelte.ts";
import { sendInk } from "./sendInk.ts";

const PIECE = { kind: "take_back_stroke" } as const;

test.each([
  ["paused", false],
  ["pen_down", true],
  ["other_page", true],
])("MM-28: ink that was refused as %s is told of only where it is lost", async (code, isTold) => {
  const refused = { ok: false, code, sentence: `Kindly, ${code}.` } as const;
  const play = vi.fn(async () => refused);
  expect(await sendInk(PIECE, { play })).toEqual(refused);
  expect(play).toHaveBeenCalledWith(PIECE, false);
  const told = toasts().find(({ text }) => text === refused.sentence);
  expect(told?.tone).toBe(isTold ? "plain" : undefined);
});
