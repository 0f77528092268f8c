// What a screen reader should say now; one polite voice for the whole page.

let current = $state("");

export const announcement = (): string => current;

export function announce(sentence: string): void {
  if (sentence) current = sentence;
}
