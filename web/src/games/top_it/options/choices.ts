// What can be chosen for each option, in words.

import { options as words } from "../words/options.ts";
import type { Help, Options } from "../wire.gen.ts";

export interface Choice {
  readonly value: Options[Chosen];
  readonly phrase: string;
  readonly hint: string;
}

export type Chosen = "help" | "starter" | "large_square";

const HELPS: readonly Help[] = ["hand", "places", "points"];
const SQUARES = [4, 8] as const;
const SEATS = [0, 1, 2, 3];

export function choicesOf(option: Chosen): readonly Choice[] {
  const say = words();
  switch (option) {
    case "help":
      return HELPS.map((value) => ({ value, ...say.help[value] }));
    case "large_square":
      return SQUARES.map((value) => ({ value, ...say.large_square[value] }));
    case "starter":
      return [
        { value: null, ...say.chance },
        ...SEATS.map((seat) => ({ value: seat, phrase: say.seat(seat), hint: say.seatHint })),
      ];
  }
}
