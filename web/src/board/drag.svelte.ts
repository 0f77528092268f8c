// Dragging a thing to a place: it follows the finger until it is let go. A browser reports a click
// after a drag, too; that one is not meant.

import { follow, pointOf, type ScreenPoint } from "./pointer.ts";

/** What is dragged. */
export interface Load {
  start?(): void;
  /** Whether it has found a place there; else it follows the finger. */
  over?(point: ScreenPoint): boolean;
  /** Null: the system took the finger away, and all is as before. */
  drop(point: ScreenPoint | null): void;
}

export class Drag {
  /** Where the thing follows the finger; null: it lies at a place, or nothing is dragged. */
  ghost = $state.raw<ScreenPoint | null>(null);
  #hasDragged = false;

  /** A finger comes down on it. `lift`: how many pixels above the finger the thing is seen. */
  grab(down: PointerEvent, load: Load | null, lift = 0): void {
    this.#hasDragged = false;
    if (!load) return;
    const lifted = ([x, y]: ScreenPoint): ScreenPoint => [x, y - lift];
    const end = (point: ScreenPoint | null) => {
      this.ghost = null;
      load.drop(point);
    };
    follow(down, {
      start: () => {
        this.#hasDragged = true;
        load.start?.();
      },
      move: (point) => {
        const at = lifted(point);
        this.ghost = load.over?.(at) ? null : at;
      },
      drop: (point) => end(lifted(point)),
      cancel: () => end(null),
    });
  }

  wasMeantAsClick(): boolean {
    return !this.#hasDragged;
  }
}

/** A load that is an element: it moves with the finger, which sees through it. */
function carried(load: Load, element: HTMLElement, [left, top]: ScreenPoint): Load {
  return {
    start() {
      element.style.pointerEvents = "none";
      load.start?.();
    },
    over([x, y]) {
      element.style.translate = `${x - left}px ${y - top}px`;
      load.over?.([x, y]);
      return true;
    },
    drop(point) {
      load.drop(point);
      element.style.translate = element.style.pointerEvents = "";
    },
  };
}

/** Lets an element, or what belongs to it, be dragged; `load` says null while it has to stay. */
export function draggable(
  load: () => Load | null,
  moved: (element: HTMLElement) => HTMLElement,
): (element: HTMLElement) => () => void {
  return (element) => {
    const drag = new Drag();
    const listeners = new AbortController();
    const { signal } = listeners;
    const grab = (down: PointerEvent) => {
      const now = load();
      drag.grab(down, now && carried(now, moved(element), pointOf(down)));
    };
    const unlessDragged = (event: MouseEvent) => {
      if (!drag.wasMeantAsClick()) event.stopImmediatePropagation();
    };
    element.addEventListener("pointerdown", grab, { signal });
    element.addEventListener("click", unlessDragged, { signal, capture: true });
    return () => listeners.abort();
  };
}

/** What the uppermost element under a point says in its `data-` attribute; null: there is none. */
export function saidUnder([x, y]: ScreenPoint, name: string): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const said = element.closest(`[data-${name}]`)?.getAttribute(`data-${name}`);
    if (said) return said;
  }
  return null;
}
