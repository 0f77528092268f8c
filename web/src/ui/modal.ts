// Modal windows. Nobody sees, touches or hears what is behind one: so what is told comes along.

const companions = new Set<HTMLElement>();

/** This one always belongs to the topmost dialog, or to the page if there is none. */
export function comeAlong(element: HTMLElement): () => void {
  companions.add(element);
  return () => void companions.delete(element);
}

function bringUp(): void {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  top.append(...companions);
}

export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  bringUp();
  return () => {
    dialog.close();
    bringUp();
  };
}
