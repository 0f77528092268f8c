// Whether people ask for less motion: then things fade instead of travelling.

export const prefersLessMotion = (): boolean =>
  matchMedia("(prefers-reduced-motion: reduce)").matches;
