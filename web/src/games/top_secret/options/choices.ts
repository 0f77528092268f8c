// What can be chosen for each option, in the words of the page.

import type { Options } from "../wire.gen.ts";
import { options as words } from "../words/options.ts";

export interface Choice {
  readonly value: Options[keyof Options];
  readonly phrase: string;
  readonly hint: string;
}

const SECONDS = [30, 60, 120] as const;

export function choicesOf(option: keyof Options): readonly Choice[] {
  const say = words();
  switch (option) {
    case "series":
      return (["first_to_3", "single"] as const).map((value) => ({ value, ...say.series[value] }));
    case "notes":
      return (["paper", "detective"] as const).map((value) => ({ value, ...say.notes[value] }));
    case "black_card":
      return (["asked", "asker"] as const).map((value) => ({ value, ...say.black_card[value] }));
    case "owners_count":
      return [false, true].map((value) => ({ value, ...say.owners_count[value ? "yes" : "no"] }));
    case "seconds_per_decision":
      return [
        { value: null, ...say.noClock },
        ...SECONDS.map((value) => ({ value, ...say.clock(value) })),
      ];
  }
}
