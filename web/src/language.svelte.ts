// The language that the page speaks: the browser's at first, then the one that was chosen.

import { remember, remembered } from "./memory.ts";
import type { Language } from "./wire.gen.ts";

const first = (): Language => {
  const kept = remembered("language");
  if (kept === "fr" || kept === "en") return kept;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
};

let current = $state<Language>(first());

export const language = (): Language => current;

export function speak(chosen: Language): void {
  current = chosen;
  remember("language", chosen);
  document.documentElement.lang = chosen;
}

/** Messages in both languages, as a getter of those in the current one. */
export const translated =
  <Messages>(both: Readonly<Record<Language, Messages>>): (() => Messages) =>
  () =>
    both[current];
