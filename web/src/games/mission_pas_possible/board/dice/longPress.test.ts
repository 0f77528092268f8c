import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onLongPress } from "./longPress.ts";

let button: HTMLElement;
let stop: () => void;
const long = vi.fn();
const click = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  long.mockReset();
  click.mockReset();
  button = document.createElement("button");
  stop = onLongPress(long)(button);
  button.addEventListener("click", click);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const point = (type: string, pointerType: string) =>
  button.dispatchEvent(new PointerEvent(type, { pointerType, cancelable: true }));

describe("a long press", () => {
  it("means something else than a touch, and is no click", () => {
    point("pointerdown", "touch");
    vi.advanceTimersByTime(500);
    expect(long).toHaveBeenCalledOnce();
    button.click();
    expect(click).not.toHaveBeenCalled();
  });

  it("leaves a short touch alone", () => {
    point("pointerdown", "touch");
    vi.advanceTimersByTime(200);
    point("pointerup", "touch");
    button.click();
    vi.advanceTimersByTime(500);
    expect(long).not.toHaveBeenCalled();
    expect(click).toHaveBeenCalledOnce();
  });

  it("is a right click with a mouse, however long the left one lasts", () => {
    point("pointerdown", "mouse");
    vi.advanceTimersByTime(900);
    expect(long).not.toHaveBeenCalled();
    point("contextmenu", "mouse");
    expect(long).toHaveBeenCalledOnce();
  });

  it("swallows only the click that follows it", () => {
    point("pointerdown", "touch");
    vi.advanceTimersByTime(500);
    button.click();
    button.click();
    expect(click).toHaveBeenCalledOnce();
  });
});
