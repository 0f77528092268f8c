import { describe, expect, it } from "vitest";
import { speak } from "../../../language.svelte.ts";
import type { Language } from "../../../wire.gen.ts";
import { review } from "./messages.ts";

/** Without the narrow spaces, which the eye does not see either. */
function slip(language: Language, bits: number, least: number): string {
  speak(language);
  return review().slip("Adèle", "Bruno", 3, bits, least).replaceAll("\u202f", "");
}

describe("what told too much", () => {
  it("counts bits as one says them in French, where two are the first plural", () => {
    expect(slip("fr", 1, 0)).toBe("Manche 3: Adèle a donné 1 bit à Bruno; 0 suffisait.");
    expect(slip("fr", 1.58, 0.58)).toBe("Manche 3: Adèle a donné 1,6 bit à Bruno; 0,6 suffisait.");
    expect(slip("fr", 2.58, 2)).toBe("Manche 3: Adèle a donné 2,6 bits à Bruno; 2 suffisaient.");
  });

  it("counts bits as one says them in English, where only one is singular", () => {
    expect(slip("en", 1, 0)).toBe("Round 3: Adèle gave Bruno 1 bit; 0 would have done.");
    expect(slip("en", 1.58, 0.58)).toBe("Round 3: Adèle gave Bruno 1.6 bits; 0.6 would have done.");
  });

  it("judges a number as it is written", () => {
    expect(slip("fr", 1.96, 0)).toContain(" 2 bits ");
    expect(slip("en", 1.04, 0)).toContain(" 1 bit;");
  });
});
