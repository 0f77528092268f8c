import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Drag, draggable, saidUnder, type Load } from "./drag.svelte.ts";

let button: HTMLElement;
let done: string[];
let clicks: number;

const load: Load = {
  start: () => done.push("start"),
  over: ([x]) => x > 100,
  drop: (point) => done.push(point ? `drop ${point[0]},${point[1]}` : "cancel"),
};

function finger(type: string, x: number, y: number): void {
  const at = { clientX: x, clientY: y, pointerId: 1, isPrimary: true, button: 0 };
  button.dispatchEvent(new PointerEvent(type, at));
}

beforeEach(() => {
  button = document.createElement("button");
  button.setPointerCapture = () => undefined;
  [done, clicks] = [[], 0];
});

describe("a thing that is dragged", () => {
  let drag: Drag;

  beforeEach(() => {
    drag = new Drag();
    button.addEventListener("pointerdown", (down) => drag.grab(down, load, 5));
  });

  it("follows above the finger until it finds a place", () => {
    finger("pointerdown", 10, 10);
    finger("pointermove", 50, 60);
    expect(drag.ghost).toEqual([50, 55]);
    finger("pointermove", 120, 60);
    expect(drag.ghost).toBeNull();
    finger("pointerup", 120, 60);
    expect(done).toEqual(["start", "drop 120,55"]);
  });

  it("is nowhere any more when it is let go, or taken away", () => {
    finger("pointerdown", 10, 10);
    finger("pointermove", 50, 60);
    finger("pointercancel", 50, 60);
    expect(drag.ghost).toBeNull();
    expect(done).toEqual(["start", "cancel"]);
  });

  it("makes the click after it meaningless, and only that one", () => {
    finger("pointerdown", 10, 10);
    finger("pointermove", 50, 60);
    finger("pointerup", 50, 60);
    expect(drag.wasMeantAsClick()).toBe(false);
    finger("pointerdown", 10, 10);
    finger("pointerup", 10, 10);
    expect(drag.wasMeantAsClick()).toBe(true);
  });

  it("stays where it is without a load, and a touch stays a touch", () => {
    drag.grab(new PointerEvent("pointerdown"), null);
    finger("pointermove", 50, 60);
    expect(drag.ghost).toBeNull();
    expect(drag.wasMeantAsClick()).toBe(true);
  });
});

describe("an element that is dragged itself", () => {
  let face: HTMLElement;
  let canMove: boolean;
  let stop: () => void;

  beforeEach(() => {
    face = button.appendChild(document.createElement("span"));
    canMove = true;
    button.addEventListener("click", () => clicks++);
    stop = draggable(
      () => (canMove ? load : null),
      () => face,
    )(button);
  });

  afterEach(() => stop());

  it("moves with the finger, which sees what is under it, and goes back", () => {
    finger("pointerdown", 10, 10);
    finger("pointermove", 50, 60);
    expect(face.style.translate).toBe("40px 50px");
    expect(face.style.pointerEvents).toBe("none");
    finger("pointerup", 50, 60);
    expect([face.style.translate, face.style.pointerEvents]).toEqual(["", ""]);
    expect(done).toEqual(["start", "drop 50,60"]);
  });

  it("swallows the click after a drag, and no other", () => {
    finger("pointerdown", 10, 10);
    finger("pointermove", 50, 60);
    finger("pointerup", 50, 60);
    button.click();
    expect(clicks).toBe(0);
    finger("pointerdown", 10, 10);
    finger("pointerup", 10, 10);
    button.click();
    expect(clicks).toBe(1);
  });

  it("stays while it has to", () => {
    canMove = false;
    finger("pointerdown", 10, 10);
    finger("pointermove", 50, 60);
    expect(face.style.translate).toBe("");
    expect(done).toEqual([]);
  });
});

describe("what is under a finger", () => {
  it("is said by the uppermost element that says anything", () => {
    const [over, card, space] = ["i", "div", "b"].map((name) => document.createElement(name));
    card!.dataset["spot"] = "2 3";
    card!.append(space!);
    const stack = vi.fn(() => [over!, space!, card!]);
    vi.stubGlobal("document", { elementsFromPoint: stack });
    expect(saidUnder([7, 8], "spot")).toBe("2 3");
    expect(saidUnder([7, 8], "seat")).toBeNull();
    expect(stack).toHaveBeenCalledWith(7, 8);
    vi.unstubAllGlobals();
  });
});
