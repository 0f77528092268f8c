import { afterEach, expect, test } from "vitest";
import { holdsMove, isInMove } from "./moves.ts";

afterEach(() => document.body.replaceChildren());

test("a move lasts as long as somebody says so", () => {
  let isHeld = true;
  const stop = holdsMove(() => isHeld);
  expect(isInMove()).toBe(true);
  isHeld = false;
  expect(isInMove()).toBe(false);
  isHeld = true;
  stop();
  expect(isInMove()).toBe(false);
});

test("a finger on the screen is a move, until it is lifted or taken away", () => {
  dispatchEvent(new Event("pointerdown"));
  expect(isInMove()).toBe(true);
  dispatchEvent(new Event("pointerup"));
  expect(isInMove()).toBe(false);
  dispatchEvent(new Event("pointerdown"));
  dispatchEvent(new Event("pointercancel"));
  expect(isInMove()).toBe(false);
});

test("a finger whose end was missed counts no more after its next touch", () => {
  dispatchEvent(new PointerEvent("pointerdown", { pointerId: 1 }));
  dispatchEvent(new PointerEvent("pointerdown", { pointerId: 1 }));
  dispatchEvent(new PointerEvent("pointerup", { pointerId: 1 }));
  expect(isInMove()).toBe(false);
});

test("words that are being written count as one", () => {
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  expect(isInMove()).toBe(false);
  field.value = "Bonj";
  expect(isInMove()).toBe(true);
});
