// The points to reach, where the options leave them to the rules (CR-42, CR-59).

import type { Options, Variant } from "../wire.gen.ts";

export const USUAL_LIMITS: Readonly<Record<Variant, number>> = {
  base: 20,
  timed: 20,
  lightning: 3,
  puzzle: 20,
};

export const limitOf = (options: Options): number => options.limit ?? USUAL_LIMITS[options.variant];
