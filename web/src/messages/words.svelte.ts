// The shell's own words, in the language of the page.

import type { Messages } from "./fr.ts";
import { spoken } from "./spoken.svelte.ts";

export { learn } from "./spoken.svelte.ts";

export const words = spoken<Messages>({
  fr: () => import("./fr.ts"),
  en: () => import("./en.ts"),
});
