import { describe, expect, it } from "vitest";
import { partsOf } from "../../sentence.ts";
import type { Options } from "../wire.gen.ts";
import { choicesOf } from "./choices.ts";
import { options as words } from "../words/options.ts";

const ALL: readonly (keyof Options)[] = [
  "series",
  "notes",
  "seconds_per_decision",
  "black_card",
  "owners_count",
];

describe("the options", () => {
  it("are all in the sentence", () => {
    const gaps = partsOf<keyof Options>(words().sentence).flatMap((part) =>
      "option" in part ? [part.option] : [],
    );
    expect(gaps).toEqual(ALL);
  });

  it.each(ALL)("offer choices with words for %s", (option) => {
    const choices = choicesOf(option);
    expect(choices.length).toBeGreaterThan(1);
    expect(choices.every(({ phrase, hint }) => phrase && hint)).toBe(true);
  });
});
