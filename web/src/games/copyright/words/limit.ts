// The points to reach, where the options leave them to the rules (CR-42, CR-59).

import { USUAL_LIMITS } from "../data.gen.ts";
import type { Options } from "../wire.gen.ts";

export const limitOf = (options: Options): number => options.limit ?? USUAL_LIMITS[options.variant];
