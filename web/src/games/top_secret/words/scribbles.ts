// The words of writing anywhere on the sheet.

import { translated } from "../../../language.svelte.ts";
import type { Tool } from "../board/notes/scribbling.svelte.ts";

const fr = {
  tools: "Écrire sur le feuillet",
  tool: { pen: "Crayon", keys: "Clavier", rubber: "Gomme" } as Readonly<Record<Tool, string>>,
  hint: {
    pen: "Dessine où tu veux. Touche encore « Crayon » pour le poser.",
    keys: "Touche le feuillet et tape ; Entrée pose le texte, Alt et les flèches le déplacent.",
    rubber: "Touche ce qui doit partir.",
  } as Readonly<Record<Tool, string>>,
  typeHere: "Écris ici",
  line: "Trait de crayon",
  rubLine: (number: number) => `Effacer le trait ${number}`,
  rubWords: (text: string) => `Effacer « ${text} »`,
};

const en: typeof fr = {
  tools: "Write on the sheet",
  tool: { pen: "Pen", keys: "Keys", rubber: "Rubber" },
  hint: {
    pen: "Draw wherever you like. Touch “Pen” again to put it down.",
    keys: "Touch the sheet and type; Enter puts the text down, Alt and arrows move it.",
    rubber: "Touch what is to go.",
  },
  typeHere: "Write here",
  line: "Line of the pen",
  rubLine: (number) => `Rub out line ${number}`,
  rubWords: (text) => `Rub out “${text}”`,
};

export const scribbles = translated({ fr, en });
