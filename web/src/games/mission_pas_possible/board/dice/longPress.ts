// A long press of a finger, or a right click, means something else than a touch.

const LONG_MS = 450;

/** Calls back for a long press, and swallows the click that would follow it. */
export function onLongPress(act: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    const signals = new AbortController();
    const { signal } = signals;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLong = false;
    const stop = () => clearTimeout(timer);
    const begin = ({ pointerType }: PointerEvent) => {
      isLong = false;
      if (pointerType === "mouse") return;
      timer = setTimeout(() => {
        isLong = true;
        act();
      }, LONG_MS);
    };
    const swallow = (event: MouseEvent) => {
      if (!isLong) return;
      isLong = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: MouseEvent) => {
      event.preventDefault();
      if ((event as PointerEvent).pointerType === "mouse") act();
    };
    element.addEventListener("pointerdown", begin, { signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) {
      element.addEventListener(end, stop, { signal });
    }
    element.addEventListener("click", swallow, { signal, capture: true });
    element.addEventListener("contextmenu", menu, { signal });
    return () => {
      stop();
      signals.abort();
    };
  };
}
