// The sounds of the table, synthesised: short, wooden and papery. Off with one tap, remembered.

import { remember, remembered } from "../memory.ts";

/** One sound of several that sound together. */
export interface Voice {
  /** Hertz at the start and at the end. */
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly volume: number;
  readonly shape: OscillatorType;
  readonly after?: number;
  /** How much paper there is in it: filtered noise, as a part of the volume. */
  readonly rustle?: number;
  /** Hertz around which it rustles: paper is high, water low. */
  readonly around?: number;
  /** Seconds in which it swells; most come at once. */
  readonly swell?: number;
}

export const wood = (from: number, volume: number, after = 0): Voice => ({
  from,
  to: from * 0.72,
  seconds: 0.09,
  volume,
  shape: "triangle",
  after,
  rustle: 0.5,
});

export const bell = (from: number, after: number, volume = 0.12): Voice => ({
  from,
  to: from,
  seconds: 0.5,
  volume,
  shape: "sine",
  after,
});

const sounds = {
  pickUp: [{ ...wood(520, 0.07), to: 640, rustle: 0.9 }],
  putDown: [wood(230, 0.22)],
  /** Five or so knock on the table one after the other, and come to rest. */
  dice: [0, 0.06, 0.11, 0.19, 0.24, 0.34, 0.46].map((after, at) =>
    wood(at % 2 === 0 ? 410 : 330, 0.2 - at * 0.02, after),
  ),
  /** A siren, twice up and down. */
  alarm: [0, 0.28, 0.56, 0.84].map((after, at) => ({
    from: at % 2 === 0 ? 420 : 660,
    to: at % 2 === 0 ? 660 : 420,
    seconds: 0.28,
    volume: 0.1,
    shape: "sawtooth" as const,
    after,
  })),
  /** Deep, with all the noise there is. */
  explosion: [
    { from: 110, to: 28, seconds: 1.3, volume: 0.5, shape: "sine", rustle: 1.6 },
    { from: 72, to: 24, seconds: 1.7, volume: 0.35, shape: "triangle", after: 0.12, rustle: 1.2 },
  ],
  ring: [bell(1319, 0, 0.09), bell(1976, 0.03, 0.05)],
  yourTurn: [bell(587, 0), bell(784, 0.13)],
  /** Somebody says something: two soft notes. */
  word: [bell(698, 0, 0.06), bell(880, 0.08, 0.06)],
  tick: [{ ...wood(880, 0.06), seconds: 0.035, rustle: 0 }],
  success: [bell(523, 0), bell(659, 0.1), bell(784, 0.2), bell(1047, 0.32, 0.09)],
  regret: [
    { ...bell(330, 0, 0.1), to: 311, seconds: 0.22 },
    { ...bell(262, 0.16, 0.1), to: 247 },
  ],
} satisfies Record<string, readonly Voice[]>;

export type SoundName = keyof typeof sounds;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function paper(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

/** Rises, mostly at once, and dies away, so that nothing clicks. */
function envelope(audio: AudioContext, at: number, voice: Voice, volume: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(volume, at + (voice.swell ?? 0.006));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + voice.seconds);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, voice: Voice, at: number): void {
  const oscillator = audio.createOscillator();
  oscillator.type = voice.shape;
  oscillator.frequency.setValueAtTime(voice.from, at);
  oscillator.frequency.exponentialRampToValueAtTime(voice.to, at + voice.seconds);
  oscillator.connect(envelope(audio, at, voice, voice.volume));
  oscillator.start(at);
  oscillator.stop(at + voice.seconds);
}

function rustle(audio: AudioContext, voice: Voice, at: number): void {
  const source = audio.createBufferSource();
  source.buffer = paper(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = voice.around ?? 2400;
  source.connect(filter);
  filter.connect(envelope(audio, at, voice, voice.volume * (voice.rustle ?? 0)));
  source.start(at);
  source.stop(at + voice.seconds);
}

/**
 * A browser lets a page sound only once it has been touched, and a phone call or another app takes
 * the sound away: Safari calls that "interrupted", and others "suspended".
 */
function wake(): void {
  if (!context || context.state === "running" || context.state === "closed") return;
  context.resume().catch(() => {}); // not yet: the next touch tries again
}

for (const moment of ["pointerup", "keydown", "focus", "pageshow"])
  addEventListener(moment, wake, { capture: true, passive: true });
document.addEventListener("visibilitychange", wake);

/** What would sound before the first touch would sound all at once after it. */
const isUntouched = (): boolean => navigator.userActivation?.hasBeenActive === false;

export const play = (name: SoundName): void => playVoices(sounds[name]);

/** For what sounds in one game only. */
export function playVoices(voices: readonly Voice[]): void {
  if (!isSoundOn() || typeof AudioContext === "undefined" || isUntouched()) return;
  context ??= new AudioContext();
  wake();
  for (const voice of voices) {
    const at = context.currentTime + (voice.after ?? 0);
    tone(context, voice, at);
    if (voice.rustle) rustle(context, voice, at);
  }
}

export const isSoundOn = (): boolean => remembered("sound") !== "off";

export const turnSound = (isOn: boolean): void => remember("sound", isOn ? "on" : "off");
