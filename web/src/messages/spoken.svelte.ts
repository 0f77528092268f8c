// Messages that are fetched in the language that is spoken, and in no other.

import { fetchPart } from "../board/parts.svelte.ts";
import { language } from "../language.svelte.ts";
import type { Language } from "../wire.gen.ts";

type Speaking<Messages> = {
  readonly [Spoken in Language]: () => Promise<Readonly<Record<Spoken, Messages>>>;
};

const learners = new Set<(language: Language) => Promise<void>>();

/** Must be done before a language is spoken: fetches it for everything that is on the page. */
export const learn = async (language: Language): Promise<void> =>
  void (await Promise.all([...learners].map((learn) => learn(language))));

/** Of a part that brings messages of its own: it has arrived once they have. */
export const withWords =
  <Module>(load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const module = await load();
    await learn(language());
    return module;
  };

/** Messages that are fetched a language at a time, as a getter of those in the current one. */
export function spoken<Messages>(load: Speaking<Messages>): () => Messages {
  let learnt = $state.raw<Partial<Record<Language, Messages>>>({});
  learners.add(async (language) => {
    if (learnt[language]) return;
    const messages: Partial<Record<Language, Messages>> = await fetchPart<object>(load[language]);
    learnt = { ...learnt, [language]: messages[language]! };
  });
  return () => {
    const messages = learnt[language()];
    if (!messages) throw new Error(`nobody has learnt ${language()} yet`);
    return messages;
  };
}
