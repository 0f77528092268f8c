// The ship's computer: the browser's own voice, lower than a person's, if it has one and sound is on.

import { language } from "../../../../language.svelte.ts";
import { isSoundOn } from "../../../../ui/sound.ts";

const PITCH = 0.6;
const RATE = 1.08;

export function say(sentence: string): void {
  if (!isSoundOn() || typeof speechSynthesis === "undefined") return;
  // What has not been said yet is too late by now.
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(sentence);
  utterance.lang = language();
  utterance.pitch = PITCH;
  utterance.rate = RATE;
  speechSynthesis.speak(utterance);
}
