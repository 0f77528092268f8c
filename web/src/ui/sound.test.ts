import { afterEach, beforeEach, expect, test, vi } from "vitest";

const started: string[] = [];

/** A part of an audio graph that only notes that it sounded. */
function part(kind: string) {
  const parameter = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  return {
    frequency: parameter,
    gain: parameter,
    connect: () => {},
    start: () => started.push(kind),
    stop: () => {},
  };
}

const contexts: FakeAudioContext[] = [];

class FakeAudioContext {
  state = "running";
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  constructor() {
    contexts.push(this);
  }
  resume = vi.fn(async () => {
    this.state = "running";
  });
  createGain = () => part("gain");
  createOscillator = () => part("tone");
  createBufferSource = () => part("rustle");
  createBiquadFilter = () => part("filter");
  createBuffer = () => ({ getChannelData: () => new Float32Array(25) });
}

beforeEach(() => {
  started.length = contexts.length = 0;
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal("AudioContext", FakeAudioContext);
});
afterEach(() => vi.unstubAllGlobals());

test("a card put down sounds of wood and paper", async () => {
  const { play } = await import("./sound.ts");
  play("putDown");
  expect(started).toEqual(["tone", "rustle"]);
});

test("a game brings sounds of its own, which one tap turns off, too", async () => {
  const { bell, playVoices, turnSound } = await import("./sound.ts");
  const water = { ...bell(120, 0), rustle: 4, around: 400, swell: 0.3 };
  playVoices([bell(392, 0), water]);
  expect(started).toEqual(["tone", "tone", "rustle"]);
  turnSound(false);
  playVoices([water]);
  expect(started).toHaveLength(3);
});

test("success is four bells", async () => {
  const { play } = await import("./sound.ts");
  play("success");
  expect(started).toEqual(["tone", "tone", "tone", "tone"]);
});

test("sound is on at first, off with one tap, and stays off", async () => {
  const { isSoundOn, play, turnSound } = await import("./sound.ts");
  expect(isSoundOn()).toBe(true);
  turnSound(false);
  play("yourTurn");
  expect(started).toEqual([]);
  vi.resetModules();
  expect((await import("./sound.ts")).isSoundOn()).toBe(false);
});

test("a browser without audio stays silent", async () => {
  vi.stubGlobal("AudioContext", undefined);
  const { play } = await import("./sound.ts");
  expect(() => play("tick")).not.toThrow();
});

test.each(["suspended", "interrupted"])(
  "after a phone call (%s) the sound comes back with the first touch",
  async (state) => {
    const { play } = await import("./sound.ts");
    play("tick");
    const [context] = contexts;
    dispatchEvent(new Event("pointerup"));
    expect(context!.resume).not.toHaveBeenCalled();
    context!.state = state;
    dispatchEvent(new Event("pointerup"));
    expect(context!.resume).toHaveBeenCalledOnce();
  },
);

test("what may not sound yet is no error", async () => {
  const { play } = await import("./sound.ts");
  play("tick");
  contexts[0]!.state = "interrupted";
  contexts[0]!.resume.mockRejectedValueOnce(new Error("no touch yet"));
  play("tick");
  await Promise.resolve();
  expect(contexts[0]!.resume).toHaveBeenCalledOnce();
});
