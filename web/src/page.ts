// Small duties of every page.

/** Moves the focus to the content when a page opens, so that a screen reader begins there. */
export function takeFocus(element: HTMLElement): void {
  if (document.activeElement === document.body) element.focus({ preventScroll: true });
}
