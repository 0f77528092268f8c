// A pause hides the board: a sheet that is being drawn on is kept here, with what has not arrived.

import { Sheet } from "../ink/sheet.svelte.ts";
import { sectionOf } from "../page.ts";
import type { View } from "../../wire.gen.ts";

let kept: { readonly key: string; readonly sheet: Sheet } | null = null;

/** The sheet of the page in front of us, the pen off it. Before the drawing it is always new. */
export function sheetFor({ phase, round, page, own }: View): Sheet {
  const { word, recipient, section, notebook, ink } = own!;
  const key = JSON.stringify([round, page, word, recipient, section]);
  if (kept?.key !== key || phase !== "draw") {
    kept = { key, sheet: new Sheet(sectionOf(notebook.type, section), ink) };
  }
  kept.sheet.lift();
  return kept.sheet;
}
