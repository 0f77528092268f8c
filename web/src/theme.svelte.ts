// Light or dark: the system's theme at first, then the one that was chosen. `public/theme.js` sets
// it before the first paint.

import { remember, remembered } from "./memory.ts";

export type Theme = "light" | "dark";

const system = matchMedia("(prefers-color-scheme: dark)");

const isTheme = (text: string | null): text is Theme => text === "light" || text === "dark";

const wanted = (): Theme => {
  const kept = remembered("theme");
  return isTheme(kept) ? kept : system.matches ? "dark" : "light";
};

let current = $state<Theme>(wanted());

function show(theme: Theme): void {
  current = theme;
  document.documentElement.dataset["theme"] = theme;
}

export const theme = (): Theme => current;

export function chooseTheme(theme: Theme): void {
  remember("theme", theme);
  show(theme);
}

system.addEventListener("change", () => show(wanted()));
