import { expect, test } from "vitest";
import { Sheet } from "../ink/sheet.svelte.ts";
import { pointsOf } from "../ink/stroke.ts";
import { sectionOf } from "../page.ts";
import { Hand, supposedPressure } from "./hand.ts";

type Given = Partial<PointerEvent> & { x?: number; y?: number };

function begun() {
  const sheet = new Sheet(sectionOf("grid", 0), []);
  const told = { now: 0 as number | null, lifted: 0 };
  const hand = new Hand({
    sheet,
    placeOf: (event) => ({ x: event.clientX, y: event.clientY }),
    now: () => told.now,
    lifted: () => void told.lifted++,
  });
  const event = (given: Given): PointerEvent => {
    const { x: clientX = 0, y: clientY = 0, ...rest } = given;
    const base = { pointerId: 1, pointerType: "mouse", pressure: 0.5, button: 0, timeStamp: 0 };
    return { ...base, clientX, clientY, ...rest } as PointerEvent;
  };
  return { sheet, told, hand, event };
}

test("down, along, up: a stroke", () => {
  const { sheet, told, hand, event } = begun();
  hand.down(event({ x: 10, y: 10 }));
  told.now = 40;
  hand.move(event({ x: 50, y: 10 }));
  hand.up(event({ x: 50, y: 10 }));
  expect(pointsOf(sheet.ink[0]!).map(({ x, at_ms }) => [x, at_ms])).toEqual([
    [10, 0],
    [50, 40],
  ]);
  expect(told.lifted).toBe(1);
});

test("a second finger is ignored", () => {
  const { sheet, hand, event } = begun();
  hand.down(event({ pointerType: "touch", x: 10, y: 10 }));
  hand.down(event({ pointerType: "touch", pointerId: 2, x: 200, y: 200 }));
  hand.move(event({ pointerType: "touch", pointerId: 2, x: 250, y: 250 }));
  hand.up(event({ pointerType: "touch", pointerId: 1 }));
  expect(sheet.ink).toHaveLength(1);
  expect(pointsOf(sheet.ink[0]!)).toHaveLength(1);
});

test("once there is a pen, a touch is a palm", () => {
  const { sheet, hand, event } = begun();
  hand.down(event({ pointerType: "pen", pressure: 0.4, x: 10, y: 10 }));
  hand.up(event({ pointerType: "pen" }));
  hand.down(event({ pointerType: "touch", pointerId: 2, x: 200, y: 200 }));
  expect(sheet.isDrawing).toBe(false);
  expect(sheet.ink).toHaveLength(1);
});

test("a palm that lay there before the pen came has drawn nothing, and does not hold the pen up", () => {
  const { sheet, hand, event } = begun();
  hand.down(event({ pointerType: "touch", pointerId: 2, x: 200, y: 200 }));
  hand.down(event({ pointerType: "pen", pressure: 0.4, x: 10, y: 10 }));
  hand.move(event({ pointerType: "touch", pointerId: 2, x: 250, y: 250 }));
  hand.move(event({ pointerType: "pen", pressure: 0.4, x: 60, y: 10 }));
  hand.up(event({ pointerType: "pen" }));
  expect(sheet.ink.map((stroke) => pointsOf(stroke).map(({ x }) => x))).toEqual([[10, 60]]);
});

test("a pen's pressure is kept, a mouse's is supposed from its speed", () => {
  const { sheet, hand, event } = begun();
  hand.down(event({ pointerType: "pen", pressure: 0.4, x: 10, y: 10 }));
  hand.up(event({ pointerType: "pen" }));
  hand.down(event({ x: 60, y: 60 }));
  hand.up(event({}));
  expect(pointsOf(sheet.ink[0]!)[0]!.pressure).toBe(102);
  expect(pointsOf(sheet.ink[1]!)[0]!.pressure).toBe(supposedPressure(1));
  expect(supposedPressure(0)).toBeGreaterThan(supposedPressure(2));
});

test("MM-28: when time is up the pen leaves the paper, in the middle of a stroke", () => {
  const { sheet, told, hand, event } = begun();
  hand.down(event({ x: 10, y: 10 }));
  told.now = null;
  hand.move(event({ x: 90, y: 10 }));
  expect(pointsOf(sheet.ink[0]!)).toHaveLength(1);
  hand.down(event({ x: 20, y: 20 }));
  expect(sheet.isDrawing).toBe(false);
});

test("the points between two frames are all drawn, each at its own moment", () => {
  const { sheet, told, hand, event } = begun();
  hand.down(event({ x: 10, y: 10 }));
  told.now = 100;
  const between = [
    event({ x: 10, y: 90, timeStamp: 460 }),
    event({ x: 90, y: 90, timeStamp: 500 }),
  ];
  hand.move(event({ x: 90, y: 90, timeStamp: 500, getCoalescedEvents: () => between }));
  hand.up(event({}));
  expect(pointsOf(sheet.ink[0]!).map(({ y, at_ms }) => [y, at_ms])).toEqual([
    [10, 0],
    [90, 60],
    [90, 100],
  ]);
});
