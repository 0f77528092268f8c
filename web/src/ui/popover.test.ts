// The document of these tests has no popovers, as old browsers have none.
import { afterEach, beforeEach, expect, test } from "vitest";
import { close, open, popover } from "./popover.ts";

let states: string[] = [];
let leave: (() => void)[] = [];

function menu(): HTMLElement {
  const made = document.body.appendChild(document.createElement("div"));
  made.append(document.createElement("button"));
  made.addEventListener("toggle", (event) => states.push((event as ToggleEvent).newState));
  leave.push(popover(made)!);
  return made;
}

const isOpen = (one: HTMLElement) => one.style.display !== "none";
const lift = (target: EventTarget) =>
  target.dispatchEvent(new Event("pointerup", { bubbles: true }));
const press = (key: string) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event;
};

beforeEach(() => {
  states = [];
  leave = [];
});
afterEach(() => {
  leave.forEach((end) => end());
  document.body.replaceChildren();
});

test("a menu is hidden until it is opened, and tells of both", () => {
  const one = menu();
  expect(isOpen(one)).toBe(false);
  open(one);
  expect(isOpen(one)).toBe(true);
  close(one);
  expect(isOpen(one)).toBe(false);
  expect(states).toEqual(["open", "closed"]);
});

test("a touch outside closes it, one inside does not", () => {
  const one = menu();
  open(one);
  lift(one.querySelector("button")!);
  expect(isOpen(one)).toBe(true);
  lift(document.body);
  expect(isOpen(one)).toBe(false);
});

test("Escape closes the menu and nothing else", () => {
  const one = menu();
  open(one);
  expect(press("ArrowDown").defaultPrevented).toBe(false);
  expect(press("Escape").defaultPrevented).toBe(true);
  expect(isOpen(one)).toBe(false);
  expect(press("Escape").defaultPrevented).toBe(false);
});

test("one is open at a time", () => {
  const [one, other] = [menu(), menu()];
  open(one);
  open(other);
  expect([isOpen(one), isOpen(other)]).toEqual([false, true]);
});

test("a menu that leaves the page listens no longer", () => {
  const one = menu();
  open(one);
  leave.pop()!();
  expect(press("Escape").defaultPrevented).toBe(false);
});
