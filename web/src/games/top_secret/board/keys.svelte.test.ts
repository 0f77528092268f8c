import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Desk, type BoardProps } from "./desk.svelte.ts";
import { VIEWS } from "../guide/script.ts";
import { Keys } from "./keys.ts";
import type { View } from "../wire.gen.ts";

let desk: Desk;
let view: View;
let isSheetOpen: boolean;
let isCasebookOpen: boolean;
let press: (key: string, target?: Element) => void;

beforeEach(() => {
  document.body.innerHTML =
    '<main><button data-place="rialto">Rialto</button></main><textarea></textarea>';
  isSheetOpen = false;
  isCasebookOpen = false;
  view = VIEWS[0]!;
  desk = new Desk(() => ({ view, seat: 0, isReplay: false }) as unknown as BoardProps);
  const board = document.querySelector("main")!;
  const keys = new Keys(desk, () => board, {
    sheet: () => (isSheetOpen = !isSheetOpen),
    casebook: () => (isCasebookOpen = !isCasebookOpen),
  });
  press = (key, target = board) => {
    target.addEventListener("keydown", (event) => keys.press(event as KeyboardEvent), {
      once: true,
    });
    target.dispatchEvent(new KeyboardEvent("keydown", { key }));
  };
});
afterEach(() => (document.body.innerHTML = ""));

describe("the map by keyboard", () => {
  it("chooses a place by its number, and puts the focus there", () => {
    press("1");
    expect(desk.place).toBe("rialto");
    expect(document.activeElement).toBe(document.querySelector("button"));
  });

  it("TS-17: does not choose a place that is not offered", () => {
    view = VIEWS[1]!;
    press("2");
    expect(desk.place).toBeNull();
  });

  it("opens the sheet, and leaves a room", () => {
    press("n");
    expect(isSheetOpen).toBe(true);
    view = VIEWS[1]!;
    desk.enter("exchange");
    press("Escape");
    expect(desk.overlay).toBeNull();
  });

  it("is silent for those who write", () => {
    press("1", document.querySelector("textarea")!);
    expect(desk.place).toBeNull();
  });

  it("opens the casebook and closes it again", () => {
    press("c");
    expect(isCasebookOpen).toBe(true);
    press("C");
    expect(isCasebookOpen).toBe(false);
  });
});
