// Where a menu goes: under what opened it, and always on the screen.

const GAP = 6;
const MARGIN = 12;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

export function placement(anchor: Box, menu: Size, screen: Size): { left: number; top: number } {
  const left = Math.min(anchor.left, screen.width - menu.width - MARGIN);
  const below = anchor.bottom + GAP;
  const fitsBelow = below + menu.height <= screen.height - MARGIN;
  const top = fitsBelow ? below : anchor.top - GAP - menu.height;
  return { left: Math.max(MARGIN, left), top: Math.max(MARGIN, top) };
}

export function placeBelow(menu: HTMLElement, anchor: HTMLElement): void {
  const size = { width: menu.offsetWidth, height: menu.offsetHeight };
  const screen = { width: innerWidth, height: innerHeight };
  // The first line of a phrase that breaks over two.
  const box = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect();
  const { left, top } = placement(box, size, screen);
  menu.style.left = `${left}px`;
  menu.style.top = `${top}px`;
}
