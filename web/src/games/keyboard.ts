// Which keys a board may hear: not those of somebody who writes, nor those of an open dialog.

function isElsewhere({ target }: KeyboardEvent, board: Element): boolean {
  const dialog = document.querySelector("dialog[open]");
  if (dialog && !dialog.contains(board)) return true;
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [role=complementary], [role=slider], [popover]") !==
      null
  );
}

export function isForBoard(event: KeyboardEvent, board: Element): boolean {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  return !event.defaultPrevented && !hasModifier && !isElsewhere(event, board);
}
