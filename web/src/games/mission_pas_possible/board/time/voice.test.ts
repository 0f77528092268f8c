import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { speak as chooseLanguage } from "../../../../language.svelte.ts";
import { turnSound } from "../../../../ui/sound.ts";
import { say } from "./voice.ts";

class Utterance {
  lang = "";
  pitch = 1;
  rate = 1;
  constructor(readonly text: string) {}
}

describe("the ship's computer", () => {
  const speak = vi.fn<(utterance: Utterance) => void>();
  const cancel = vi.fn();

  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal("speechSynthesis", { speak, cancel });
    vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  });
  afterEach(() => {
    turnSound(true);
    vi.unstubAllGlobals();
  });

  it.each(["fr", "en"] as const)(
    "speaks the language of the page, lower than people (%s)",
    (language) => {
      chooseLanguage(language);
      say("10");
      const [utterance] = speak.mock.calls[0]!;
      expect(utterance).toMatchObject({ text: "10", lang: language });
      expect(utterance.pitch).toBeLessThan(1);
      expect(cancel).toHaveBeenCalledBefore(speak);
    },
  );

  it("is silent while the sound is off", () => {
    turnSound(false);
    say("10");
    expect(speak).not.toHaveBeenCalled();
  });
});
