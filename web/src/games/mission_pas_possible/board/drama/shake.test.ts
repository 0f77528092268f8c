import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { turnSound } from "../../../../ui/sound.ts";
import { shake } from "./shake.ts";

describe("what the hand feels", () => {
  const vibrate = vi.fn();

  beforeEach(() => {
    vibrate.mockClear();
    Object.assign(navigator, { vibrate });
  });
  afterEach(() => turnSound(true));

  it("is a sabotage longer than a second of the countdown", () => {
    shake("sabotage");
    shake("second");
    const [sabotage, second] = vibrate.mock.calls.map(([pattern]) =>
      (pattern as number[]).reduce((sum, ms) => sum + ms),
    );
    expect(sabotage).toBeGreaterThan(5 * second!);
  });

  it("is nothing while the sound is off", () => {
    turnSound(false);
    shake("sabotage");
    expect(vibrate).not.toHaveBeenCalled();
  });
});
