// The countdown's voice: the browser's own, if it has one and sound is on.

import { language } from "../../../../language.svelte.ts";
import { isSoundOn } from "../../../../ui/sound.ts";

export function say(sentence: string): void {
  if (!isSoundOn() || typeof speechSynthesis === "undefined") return;
  // What has not been said yet is too late by now.
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(sentence);
  utterance.lang = language();
  speechSynthesis.speak(utterance);
}
