import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { speak } from "../../../../language.svelte.ts";
import { announcement } from "../../../../ui/announcer.svelte.ts";
import { turnSound } from "../../../../ui/sound.ts";
import type { BoardProps } from "../desk.svelte.ts";
import { STAGES } from "../../guide/script.ts";
import { Timer } from "./timer.svelte.ts";
import type { View } from "../../wire.gen.ts";

const VIEW: View = { ...STAGES[0]!.view, ends_at_ms: 600_000 };
const said: string[] = [];
let view = $state.raw(VIEW);
let at_ms = $state(0);
let isReplay = false;
let stop: () => void;
let timer: Timer;

class Utterance {
  lang = "";
  constructor(readonly text: string) {}
}

const props = (): BoardProps => ({
  view,
  seat: 0,
  chairs: [],
  clock: { at_ms, left_ms: null, isRunning: true },
  play: async () => ({ ok: true }),
  ask: async () => null,
  isReplay,
});

function begin(from_ms: number): void {
  at_ms = from_ms;
  stop = $effect.root(() => {
    timer = new Timer(props);
  });
  flushSync();
}

function passTo(ms: number): void {
  at_ms = ms;
  flushSync();
}

beforeEach(() => {
  speak("en");
  said.length = 0;
  [view, isReplay] = [VIEW, false];
  turnSound(true);
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("speechSynthesis", {
    cancel: () => {},
    speak: ({ text }: Utterance) => said.push(text),
  });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe("the countdown of this page", () => {
  it("counts the table's time down, and burns the fuse with it", () => {
    begin(150_000);
    expect(timer.seconds).toBe(450);
    expect(timer.part).toBe(0.75);
    expect(timer.isRunning).toBe(true);
  });

  it("speaks the minutes and the last seconds", () => {
    begin(299_000);
    passTo(300_000);
    passTo(301_000);
    passTo(591_000);
    expect(said).toEqual(["5 minutes", "9"]);
  });

  it("is silent with the sound off, but still announced", () => {
    turnSound(false);
    begin(299_000);
    passTo(300_000);
    expect(said).toEqual([]);
    expect(announcement()).toBe("5 minutes left.");
  });

  it("says nothing about what was over before the page came", () => {
    begin(540_000);
    expect(said).toEqual([]);
  });

  it("MPP-85: stops at the full seconds that are paid", () => {
    begin(150_400);
    expect(timer.seconds).toBe(450);
    const score = { win: 10, time: 44, cards: 30, sabotages: 12, total: 96 };
    const result = {
      reason: "all_defused",
      left_ms: 449_600,
      score,
      defused: [],
      turns: [],
    } as const;
    view = { ...VIEW, result };
    expect(timer.seconds).toBe(449);
  });

  it("says nothing in a replay", () => {
    isReplay = true;
    begin(299_000);
    passTo(300_000);
    expect(said).toEqual([]);
  });
});
