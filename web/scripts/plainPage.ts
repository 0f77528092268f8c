// Writes the words for browsers in which nothing of ours runs into the page (src/messages/plain.ts).

import type { Plugin } from "vite";
import { plain, retry } from "../src/messages/plain.ts";

export const paragraphs = ({ fr, en }: { fr: string; en: string }): string =>
  `<h1>Tablée</h1><p lang="fr">${fr}</p><p lang="en">${en}</p>`;

/** The same page again: a link with no address of its own leads there, without any script. */
const again = `<p><a href="" lang="fr">${retry.fr}</a> · <a href="" lang="en">${retry.en}</a></p>`;

export const withPlainWords = (page: string): string =>
  page.replace(
    '<div id="app"></div>',
    `<div id="app"></div>
    <div class="plain too-old" hidden>${paragraphs(plain.tooOld)}</div>
    <div class="plain not-arrived">${paragraphs(plain.notArrived)}${again}</div>
    <noscript>
      <style>.not-arrived { display: none; }</style>
      <div class="plain">${paragraphs(plain.withoutJavaScript)}</div>
    </noscript>`,
  );

export const plainPage = (): Plugin => ({
  name: "tablee-plain-page",
  transformIndexHtml: withPlainWords,
});
