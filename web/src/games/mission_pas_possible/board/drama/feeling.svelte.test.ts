import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../../../../language.svelte.ts";
import { turnSound } from "../../../../ui/sound.ts";
import { STAGES } from "../../guide/script.ts";
import type { View } from "../../wire.gen.ts";
import type { BoardProps } from "../desk.svelte.ts";
import { secondsLeft } from "../time/countdown.ts";
import { Timer } from "../time/timer.svelte.ts";
import { feel } from "./feeling.svelte.ts";

const VIEW: View = { ...STAGES[0]!.view, ends_at_ms: 600_000 };
let at_ms = $state(0);
/** What is heard to its end: a new sentence cuts off the one before. */
let heard: string[] = [];
let stop: () => void;

class Utterance {
  constructor(readonly text: string) {}
}

const props = (): BoardProps => ({
  view: VIEW,
  seat: 0,
  chairs: [],
  clock: { at_ms, left_ms: null, isRunning: true },
  play: async () => ({ ok: true }),
  ask: async () => null,
  isReplay: false,
});

/** As on the board: what comments is a part of what counts, and Svelte serves the part first. */
function begin(left_ms: number): void {
  at_ms = 600_000 - left_ms;
  stop = $effect.root(() => {
    feel(props, () => secondsLeft(600_000 - at_ms));
    new Timer(props);
  });
  flushSync();
}

function passTo(left_ms: number): void {
  at_ms = 600_000 - left_ms;
  flushSync();
}

describe("the ship's computer beside the countdown", () => {
  beforeEach(() => {
    speak("en");
    turnSound(true);
    heard = [];
    vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
    vi.stubGlobal("speechSynthesis", {
      cancel: () => heard.pop(),
      speak: ({ text }: Utterance) => heard.push(text),
    });
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
  });

  it.each([60_000, 58_400])("warns of the last minute and is not cut off (%i ms left)", (left) => {
    begin(61_000);
    passTo(left);
    expect(heard).toEqual(["Last minute. Stay calm."]);
  });

  it("does not warn whoever comes when it has long begun", () => {
    begin(40_000);
    passTo(39_000);
    expect(heard).toEqual([]);
  });
});
