import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../../../language.svelte.ts";
import type { Saying } from "../../wire.gen.ts";
import { sayingInShort, sayingInWords } from "./sayings.ts";

const saying = (said: Partial<Saying>): Saying => ({
  number: 1,
  seat: 0,
  phrase: null,
  need: null,
  reroll: null,
  ...said,
});

/** As wide as a teammate's header on the narrowest phone with five players, in letters. */
const ROOM = 18;

describe("what is said", () => {
  beforeEach(() => speak("fr"));

  it("stands beside the speaker in few words, and is told in a sentence", () => {
    expect(sayingInShort(saying({ need: "red" }))).toBe("Besoin de rouge");
    expect(sayingInWords(saying({ need: "red" }))).toBe("J’ai besoin de rouge");
    expect(sayingInShort(saying({ need: "3" }))).toBe("Besoin d’un 3");
    expect(sayingInShort(saying({ phrase: "leave_it_to_me" }))).toBe("Laissez-moi");
  });

  it.each(["fr", "en"] as const)("is never cut off (%s)", (language) => {
    speak(language);
    const all = [
      ...(["leave_it_to_me", "wait", "go", "thanks"] as const).map((phrase) => ({ phrase })),
      ...(["red", "blue", "green", "yellow", "black", "6"] as const).map((need) => ({ need })),
      { reroll: { die: 0, colour: "yellow" as const, number: 5 } },
    ];
    for (const said of all) expect(sayingInShort(saying(said)).length).toBeLessThan(ROOM);
  });
});
