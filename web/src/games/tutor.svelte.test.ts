import { describe, expect, it } from "vitest";
import { Tutor, refused } from "./tutor.svelte.ts";

class Counting extends Tutor<number, null, null, null> {
  readonly last = 2;
  readonly play = async () => refused("Not yet.");
  readonly ask = async () => null;

  get view(): number {
    return this.step;
  }
}

describe("a tutor", () => {
  it("is read at its first step and its last, and played between", () => {
    const tutor = new Counting();
    const isRead = [0, 1, 2].map(() => {
      const { isToRead } = tutor;
      tutor.next();
      return isToRead;
    });
    expect(isRead).toEqual([true, false, true]);
  });

  it("ends with its last step", () => {
    const tutor = new Counting();
    for (let times = 0; times < 5; times++) tutor.next();
    expect(tutor.step).toBe(2);
  });
});
