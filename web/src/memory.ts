// What this browser remembers of its person; in private windows it may be for this visit only.

export type Remembered =
  | "key"
  | "player"
  | "name"
  | "colour"
  | "language"
  | "theme"
  | "sound"
  | "notify"
  | "companion-timer"
  | "companion-results"
  | `seen-${string}`
  | `draft-${string}`;

const forThisVisit = new Map<string, string>();

export function remembered(what: Remembered): string | null {
  try {
    return localStorage.getItem(`tablee.${what}`) ?? forThisVisit.get(what) ?? null;
  } catch {
    return forThisVisit.get(what) ?? null;
  }
}

export function remember(what: Remembered, value: string): void {
  forThisVisit.set(what, value);
  try {
    localStorage.setItem(`tablee.${what}`, value);
  } catch {
    // Storage is full or forbidden: the visit goes on without it.
  }
}
