import { beforeEach, describe, expect, it } from "vitest";
import { Fingers, follow, type Gesture, type Pinch } from "./pointer.ts";

let element: HTMLElement;
let done: string[];

beforeEach(() => {
  element = document.createElement("div");
  element.setPointerCapture = () => undefined;
  done = [];
  element.addEventListener("pointerdown", (event) =>
    follow(event, {
      tap: ([x, y]) => done.push(`tap ${x},${y}`),
      start: ([x, y]) => done.push(`start ${x},${y}`),
      move: (_, by) => done.push(`by ${by[0]},${by[1]}`),
      drop: ([x, y]) => done.push(`drop ${x},${y}`),
      cancel: () => done.push("cancel"),
    }),
  );
});

function finger(type: string, x: number, y: number, options: PointerEventInit = {}): void {
  const at = { clientX: x, clientY: y, pointerId: 1, isPrimary: true, button: 0 };
  element.dispatchEvent(new PointerEvent(type, { ...at, ...options }));
}

describe("one finger", () => {
  it("taps, even if it trembles a little", () => {
    finger("pointerdown", 10, 10);
    finger("pointermove", 13, 12);
    finger("pointerup", 13, 12);
    expect(done).toEqual(["tap 13,12"]);
  });

  it("drags from where it came down to where it leaves", () => {
    finger("pointerdown", 10, 10);
    finger("pointermove", 30, 10);
    finger("pointermove", 35, 20);
    finger("pointerup", 35, 20);
    expect(done).toEqual(["start 10,10", "by 20,0", "by 5,10", "drop 35,20"]);
  });

  it("undoes a drag that the system takes away", () => {
    finger("pointerdown", 10, 10);
    finger("pointermove", 30, 10);
    finger("pointercancel", 30, 10);
    finger("pointerup", 30, 10);
    expect(done).toEqual(["start 10,10", "by 20,0", "cancel"]);
  });

  it("is not disturbed by a second finger, nor by the other mouse button", () => {
    finger("pointerdown", 10, 10);
    finger("pointermove", 90, 90, { pointerId: 2, isPrimary: false });
    finger("pointerup", 10, 10);
    finger("pointerdown", 10, 10, { button: 2 });
    finger("pointerup", 10, 10);
    expect(done).toEqual(["tap 10,10"]);
  });
});

describe("two fingers", () => {
  let pinches: Pinch[];
  beforeEach(() => {
    pinches = [];
    element = document.createElement("div");
    element.setPointerCapture = () => undefined;
    const carry: Gesture = {
      start: () => done.push("start"),
      drop: () => done.push("drop"),
      cancel: () => done.push("cancel"),
    };
    new Fingers(
      () => carry,
      (pinch) => pinches.push(pinch),
    ).attach(element);
  });

  it("pinch around their middle, and turn", () => {
    finger("pointerdown", 0, 0);
    finger("pointerdown", 10, 0, { pointerId: 2 });
    finger("pointermove", 0, 20, { pointerId: 2 });
    expect(pinches).toEqual([{ centre: [0, 10], by: [-5, 10], factor: 2, turn: 90 }]);
  });

  it("end what one of them dragged, once", () => {
    finger("pointerdown", 0, 0);
    finger("pointermove", 30, 0);
    finger("pointerdown", 50, 0, { pointerId: 2 });
    finger("pointerup", 50, 0, { pointerId: 2 });
    finger("pointerup", 30, 0);
    expect(done).toEqual(["start", "cancel"]);
  });
});
