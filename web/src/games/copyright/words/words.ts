// The words of Copyright, in the language of the page.

import { spoken } from "../../../messages/spoken.svelte.ts";
import type { Messages } from "./fr.ts";

export const words = spoken<Messages>({
  fr: () => import("./fr.ts"),
  en: () => import("./en.ts"),
});
