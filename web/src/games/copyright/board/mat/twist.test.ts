import { beforeEach, describe, expect, it } from "vitest";
import { TwoFingers } from "./twist.ts";

let done: string[];
let fingers: TwoFingers;

beforeEach(() => {
  done = [];
  fingers = new TwoFingers(() => ({
    turn: (isClockwise) => done.push(isClockwise ? "turn" : "turn back"),
    flip: () => done.push("flip"),
  }));
});

const finger = (pointerId: number, clientX: number, clientY: number, timeStamp = 0) =>
  ({ pointerId, clientX, clientY, timeStamp, pointerType: "touch" }) as PointerEvent;

describe("two fingers", () => {
  beforeEach(() => {
    fingers.down(finger(1, 0, 0));
    fingers.down(finger(2, 100, 0));
  });

  it("turn by a quarter when they go round each other", () => {
    fingers.move(finger(2, 80, 60));
    expect(done).toEqual(["turn"]);
    fingers.move(finger(2, 100, 0));
    fingers.up(finger(2, 100, 0, 50));
    expect(done).toEqual(["turn", "turn back"]);
  });

  it("flip when they only tap", () => {
    fingers.up(finger(2, 100, 0, 120));
    fingers.up(finger(1, 0, 0, 125));
    expect(done).toEqual(["flip"]);
  });

  it("do nothing when they rest and leave, or are taken away", () => {
    fingers.up(finger(2, 100, 0, 900));
    fingers.down(finger(3, 100, 0, 950));
    fingers.cancel(finger(3, 100, 0, 960));
    expect(done).toEqual([]);
  });
});

it("one finger twists nothing", () => {
  fingers.down(finger(1, 0, 0));
  fingers.move(finger(1, 50, 50));
  fingers.up(finger(1, 50, 50, 10));
  expect(done).toEqual([]);
  expect(fingers.areTwo).toBe(false);
});
