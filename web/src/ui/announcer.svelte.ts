// What a screen reader should say now; one polite voice for the whole page.

let current = $state("");
/** What is being said in this very moment; empty: it has been said. */
let fresh = "";

export const announcement = (): string => current;

export function announce(sentence: string): void {
  if (!sentence) return;
  if (!fresh) queueMicrotask(() => (fresh = ""));
  current = fresh = sentence;
}

/** After what this moment says already: what happened must be heard before what is to be done. */
export const announceThen = (sentence: string): void =>
  announce([fresh, sentence].filter(Boolean).join(" "));
