// A phone in the hand feels what matters, where it can; silence is silence for the hand, too.

import { isSoundOn } from "../../../../ui/sound.ts";

const PATTERNS = {
  duty: [60],
  sabotage: [220, 90, 220],
  defused: [35, 45, 35],
  second: [25],
} as const;

export function shake(what: keyof typeof PATTERNS): void {
  if (isSoundOn()) navigator.vibrate?.([...PATTERNS[what]]);
}
