// Tests speak both languages. To open a browser takes longer than to run a file of tests, so all
// files of a worker share one: what a file has done to it is undone before the next file comes.

import { afterAll, beforeAll, vi } from "vitest";
import { learn } from "./messages/words.svelte.ts";

await learn("fr");
await learn("en");
// The words of a game are known once the file of tests has imported it.
beforeAll(async () => {
  await learn("fr");
  await learn("en");
});

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  clearPage();
});

function clearPage(): void {
  const html = document.documentElement;
  for (const name of html.getAttributeNames()) html.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
}
