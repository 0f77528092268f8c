// A die is dragged from the centre to a space; a short touch stays a touch.

import type { Spot } from "../../wire.gen.ts";

const FAR = 10;

export interface Drag {
  canStart: () => boolean;
  start: () => void;
  /** Null: it was dropped elsewhere. */
  drop: (spot: Spot | null) => void;
}

/** Spaces say where they are: `data-spot="card space"`. */
export function spotAt(x: number, y: number): Spot | null {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-spot]");
  const [card, space] = (under?.dataset["spot"] ?? "").split(" ").map(Number);
  return card === undefined || space === undefined ? null : { card, space };
}

export function draggable({ canStart, start, drop }: Drag): (element: HTMLElement) => () => void {
  return (element) => {
    const signals = new AbortController();
    const { signal } = signals;
    let from: { x: number; y: number; pointer: number } | null = null;
    let isDragged = false;
    const moved = () => element.parentElement!;
    const end = () => {
      from = null;
      moved().style.removeProperty("translate");
    };
    element.addEventListener(
      "pointerdown",
      ({ clientX: x, clientY: y, pointerId: pointer, button }) => {
        isDragged = false;
        if (button === 0 && canStart()) from = { x, y, pointer };
      },
      { signal },
    );
    element.addEventListener(
      "pointermove",
      ({ clientX, clientY, pointerId }) => {
        if (from?.pointer !== pointerId) return;
        const [dx, dy] = [clientX - from.x, clientY - from.y];
        if (!isDragged) {
          if (Math.hypot(dx, dy) < FAR) return;
          isDragged = true;
          element.setPointerCapture(pointerId);
          start();
        }
        moved().style.translate = `${dx}px ${dy}px`;
      },
      { signal },
    );
    element.addEventListener(
      "pointerup",
      ({ clientX, clientY }) => {
        if (from && isDragged) {
          const spot = spotAt(clientX, clientY);
          end();
          drop(spot);
        }
        from = null;
      },
      { signal },
    );
    element.addEventListener(
      "pointercancel",
      () => {
        if (from && isDragged) drop(null);
        end();
      },
      { signal },
    );
    element.addEventListener(
      "click",
      (event) => {
        if (!isDragged) return;
        isDragged = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { signal, capture: true },
    );
    return () => signals.abort();
  };
}
