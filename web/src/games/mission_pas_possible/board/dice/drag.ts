// A die is dragged from the centre to a space; a short touch stays a touch.

import { Fingers, type Gesture, type ScreenPoint } from "../../../../board/pointer.ts";
import type { Spot } from "../../wire.gen.ts";

const FAR = 10;

export interface Drag {
  canStart: () => boolean;
  start: () => void;
  /** Null: it was dropped elsewhere. */
  drop: (spot: Spot | null) => void;
}

/** Spaces say where they are: `data-spot="card space"`. */
export function spotAt([x, y]: ScreenPoint): Spot | null {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-spot]");
  const [card, space] = (under?.dataset["spot"] ?? "").split(" ").map(Number);
  return card === undefined || space === undefined ? null : { card, space };
}

export function draggable({ canStart, start, drop }: Drag): (element: HTMLElement) => () => void {
  return (element) => {
    const moved = () => element.parentElement!;
    let [left, top] = [0, 0];
    let isDragged = false;
    const end = (point: ScreenPoint | null) => {
      moved().style.removeProperty("translate");
      drop(point && spotAt(point));
    };
    const carry: Gesture = {
      start: (point) => {
        [left, top] = point;
        isDragged = true;
        start();
      },
      move: ([x, y]) => (moved().style.translate = `${x - left}px ${y - top}px`),
      drop: end,
      cancel: () => end(null),
    };
    const begin = () => {
      isDragged = false;
      return canStart() ? carry : {};
    };
    const stop = new Fingers(begin, undefined, FAR).attach(element);
    /** A browser reports a click after a drag too; that one is not meant. */
    const unlessDragged = (event: MouseEvent) => {
      if (!isDragged) return;
      isDragged = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    element.addEventListener("click", unlessDragged, { capture: true });
    return () => {
      stop();
      element.removeEventListener("click", unlessDragged, { capture: true });
    };
  };
}
