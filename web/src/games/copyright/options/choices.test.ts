import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../../language.svelte.ts";
import { partsOf } from "../../sentence.ts";
import { choicesOf, chosen, type Chosen } from "./choices.ts";
import { limitOf } from "../words/limit.ts";
import { options as words } from "../words/options.ts";
import type { Options, Variant } from "../wire.gen.ts";

const options: Options = {
  variant: "base",
  limit: null,
  turn_seconds: 45,
  round_seconds: null,
  model_maker: "chance",
  solver_bonus: 1,
  solver_pays_overhang: true,
  has_aid: true,
};

beforeEach(() => speak("fr"));

describe("the options as a sentence", () => {
  it("CR-42, CR-59: knows the usual limit of each variant", () => {
    expect(limitOf(options)).toBe(20);
    expect(limitOf({ ...options, variant: "lightning" })).toBe(3);
    expect(limitOf({ ...options, limit: 33 })).toBe(33);
  });

  it("forgets a limit with the variant it was for", () => {
    const changed = chosen({ ...options, limit: 50 }, "variant", "lightning");
    expect(changed).toMatchObject({ variant: "lightning", limit: null });
  });

  it("leaves the usual limit to the rules", () => {
    expect(chosen({ ...options, limit: 50 }, "limit", 20).limit).toBeNull();
    expect(chosen(options, "limit", 30).limit).toBe(30);
  });

  it("offers what is chosen, even if it is unusual", () => {
    const unusual = { ...options, limit: 33, turn_seconds: 17, round_seconds: 90 };
    const values = (option: Chosen) => choicesOf(option, unusual).map((choice) => choice.value);
    expect(values("limit")).toContain(33);
    expect(values("turn_seconds")).toContain(17);
    expect(values("round_seconds")).toEqual([null, 60, 90, 120, 180, 300, 600]);
  });

  it.each(["fr", "en"] as const)(
    "has a phrase for every option in every sentence (%s)",
    (tongue) => {
      speak(tongue);
      const { sentences, moreSentence, labels } = words();
      const asked = new Set<string>();
      for (const [variant, sentence] of [...Object.entries(sentences), ["base", moreSentence]]) {
        for (const part of partsOf<Chosen>(sentence!)) {
          if (!("option" in part)) continue;
          asked.add(part.option);
          const offered = choicesOf(part.option, { ...options, variant: variant as Variant });
          expect(offered.length).toBeGreaterThan(1);
          expect(offered.every((choice) => choice.phrase)).toBe(true);
        }
      }
      expect([...asked].sort()).toEqual(Object.keys(labels).sort());
    },
  );
});
