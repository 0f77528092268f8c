// Menus over the page: the browser's popovers, or the same by hand in those that have none (Safari
// before 17, Chrome before 114). One is open at a time; a touch outside or Escape closes it.

const isKnown = (): boolean => "showPopover" in HTMLElement.prototype;

let opened: HTMLElement | null = null;

/** Hides a menu until it is opened, in browsers that would let it lie open. */
export function popover(menu: HTMLElement): (() => void) | void {
  if (isKnown()) return;
  menu.style.display = "none";
  return () => void (opened === menu && close(menu));
}

export function open(menu: HTMLElement): void {
  if (isKnown()) return menu.matches(":popover-open") ? undefined : menu.showPopover();
  if (opened === menu) return;
  if (opened) close(opened);
  opened = menu;
  menu.style.display = "block";
  menu.style.zIndex = "90";
  addEventListener("pointerup", leaveOutside, { capture: true });
  addEventListener("keydown", leaveByEscape, { capture: true });
  tell(menu, "open");
}

export function close(menu: HTMLElement): void {
  if (isKnown()) return menu.hidePopover();
  if (opened !== menu) return;
  opened = null;
  menu.style.display = "none";
  removeEventListener("pointerup", leaveOutside, { capture: true });
  removeEventListener("keydown", leaveByEscape, { capture: true });
  tell(menu, "closed");
}

function leaveOutside({ target }: Event): void {
  if (opened && !(target instanceof Node && opened.contains(target))) close(opened);
}

/** Only the menu: a dialog around it stays. */
function leaveByEscape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || !opened) return;
  event.preventDefault();
  event.stopPropagation();
  close(opened);
}

function tell(menu: HTMLElement, newState: string): void {
  menu.dispatchEvent(Object.assign(new Event("toggle"), { newState }));
}
