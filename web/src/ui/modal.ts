// Modal windows. Nobody sees, touches or hears what is behind one: so what is told comes along.

let companion: HTMLElement | undefined;

/** This one always belongs to the topmost dialog, or to the page if there is none. */
export function comeAlong(element: HTMLElement): void {
  companion = element;
}

function bringUp(): void {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  if (companion) top.append(companion);
}

export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  bringUp();
  return () => {
    dialog.close();
    bringUp();
  };
}
