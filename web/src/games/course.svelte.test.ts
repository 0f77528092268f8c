import { describe, expect, it } from "vitest";
import { Course, refused } from "./course.svelte.ts";

class Counting extends Course<number, null, null, null> {
  readonly last = 2;
  readonly play = async () => refused("Not yet.");
  readonly ask = async () => null;

  get view(): number {
    return this.step;
  }
}

describe("a course", () => {
  it("is read at its first step and its last, and played between", () => {
    const course = new Counting();
    const isRead = [0, 1, 2].map(() => {
      const { isToRead } = course;
      course.next();
      return isToRead;
    });
    expect(isRead).toEqual([true, false, true]);
  });

  it("ends with its last step", () => {
    const course = new Counting();
    for (let times = 0; times < 5; times++) course.next();
    expect(course.step).toBe(2);
  });
});
