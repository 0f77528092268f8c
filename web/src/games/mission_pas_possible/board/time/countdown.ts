// The ten minutes: how urgent they are, and which moments are worth a word.

export type Mood = "calm" | "tense" | "alarm";

const TENSE_SECONDS = 120;
const ALARM_SECONDS = 30;

/** For screen readers: sparingly, because they speak over everything else. */
export const ANNOUNCED: readonly number[] = [300, 180, 120, 60, 30, 10];

/** From here on it is felt, and the ship's computer has a sentence of its own for it. */
export const LAST_MINUTE = 60;

const LAST_SPOKEN_SECONDS = 10;
const TICKING_SECONDS = 30;

/** The last second is shown as 0:01 until it is over. */
export const secondsLeft = (left_ms: number): number => Math.ceil(Math.max(0, left_ms) / 1000);

/** At the end only full seconds count, as only full tens of them are paid (MPP-85). */
export const secondsSaved = (left_ms: number): number => Math.floor(left_ms / 1000);

export function moodAt(seconds: number): Mood {
  if (seconds <= ALARM_SECONDS) return "alarm";
  return seconds <= TENSE_SECONDS ? "tense" : "calm";
}

/** The voice says every whole minute, the last half minute, and counts the last ten seconds. */
export const isSpoken = (seconds: number): boolean =>
  seconds > 0 && (seconds % 60 === 0 || seconds === 30 || seconds <= LAST_SPOKEN_SECONDS);

export const isTicking = (seconds: number): boolean => seconds > 0 && seconds <= TICKING_SECONDS;

/** The moment that has come since the last look, if one has: a slow page may have slept over it. */
export const announcedBetween = (before: number, now: number): number | undefined =>
  ANNOUNCED.findLast((moment) => now <= moment && moment < before);
