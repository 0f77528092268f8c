import { expect, it, vi } from "vitest";
import type { Voice } from "../../../../ui/sound.ts";
import { sound, type SoundOfVenice } from "./voices.ts";

const played = vi.hoisted(() => [] as (readonly Voice[])[]);
vi.mock("../../../../ui/sound.ts", async (original) => ({
  ...(await original<typeof import("../../../../ui/sound.ts")>()),
  playVoices: (voices: readonly Voice[]) => played.push(voices),
}));

const NAMES: readonly SoundOfVenice[] = [
  "bells",
  "water",
  "gondola",
  "seal",
  "card",
  "lift",
  "dial",
  "ring",
];

it.each(NAMES)("%s is soft, short and of its own kind", (name) => {
  sound(name);
  const voices = played.at(-1)!;
  expect(voices.length).toBeGreaterThan(0);
  for (const { from, to, seconds, volume, after = 0, rustle = 0, swell = 0 } of voices) {
    expect(Math.min(from, to)).toBeGreaterThan(0);
    expect(Math.max(volume, volume * rustle)).toBeLessThan(0.3);
    expect(after + seconds).toBeLessThan(2.5);
    expect(swell).toBeLessThan(seconds);
  }
});

it("no two are the same", () => {
  played.length = 0;
  NAMES.forEach(sound);
  expect(new Set(played.map((voices) => JSON.stringify(voices))).size).toBe(NAMES.length);
});
