// The shell's own words, in the language of the page; each language is loaded when it is spoken.

import { fetchPart } from "../board/parts.svelte.ts";
import { language } from "../language.svelte.ts";
import type { Language } from "../wire.gen.ts";
import type { Messages } from "./fr.ts";

const LOAD: Readonly<Record<Language, () => Promise<Messages>>> = {
  fr: async () => (await fetchPart(() => import("./fr.ts"))).fr,
  en: async () => (await fetchPart(() => import("./en.ts"))).en,
};

let loaded = $state.raw<Partial<Record<Language, Messages>>>({});

/** Must be done before a language is spoken. */
export async function learn(language: Language): Promise<void> {
  const messages = loaded[language] ?? (await LOAD[language]());
  loaded = { ...loaded, [language]: messages };
}

export function words(): Messages {
  const messages = loaded[language()];
  if (!messages) throw new Error(`nobody has learnt ${language()} yet`);
  return messages;
}
