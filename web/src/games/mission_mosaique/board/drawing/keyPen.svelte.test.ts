import { expect, test } from "vitest";
import { Sheet } from "../ink/sheet.svelte.ts";
import { sectionOf } from "../page.ts";
import { KeyPen } from "./keyPen.svelte.ts";

function begun() {
  const sheet = new Sheet(sectionOf("columns", 0), []);
  const said: string[] = [];
  const time = { now: 0 as number | null };
  const pen = new KeyPen({
    sheet,
    now: () => time.now,
    lifted: () => {},
    takeBack: () => sheet.takeBack(),
    say: (sentence) => void said.push(sentence),
    words: () => ({
      penDown: (left, top) => `down ${left} ${top}`,
      penUp: (left, top) => `up ${left} ${top}`,
      step: (size) => `step ${size}`,
      atEdge: "edge",
    }),
  });
  const press = (...keys: string[]) => {
    for (const key of keys) pen.press(new KeyboardEvent("keydown", { key }));
  };
  return { sheet, said, time, pen, press };
}

test("the pen starts in the middle of the frame", () => {
  const { pen } = begun();
  expect([pen.x, pen.y]).toEqual([75, 300]);
});

test("space puts the pen down, arrows draw, space lifts it", () => {
  const { sheet, said, press } = begun();
  press("ArrowRight", " ", "ArrowRight", "ArrowDown", " ", "ArrowDown");
  expect(sheet.ink).toEqual([[90, 300, 150, 0, 105, 300, 150, 0, 105, 315, 150, 0]]);
  expect(said).toEqual(["down 60 50", "up 70 53"]);
});

test("plus and minus change the step, and the frame is the end", () => {
  const { pen, said, press } = begun();
  press("+", "+", "ArrowLeft", "ArrowLeft", "-");
  expect(pen.x).toBe(0);
  expect(said).toEqual(["step 40", "step 100", "edge", "step 40"]);
});

test("backspace takes the stroke back, even while it is drawn", () => {
  const { sheet, pen, press } = begun();
  press(" ", "ArrowRight", "Backspace", "ArrowRight");
  expect(sheet.ink).toEqual([]);
  expect(pen.isDown).toBe(false);
});

test("no pen touches the paper before its time", () => {
  const { sheet, time, press } = begun();
  time.now = null;
  press(" ", "ArrowRight");
  expect(sheet.isDrawing).toBe(false);
});
