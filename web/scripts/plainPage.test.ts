import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { plain } from "../src/messages/plain.ts";
import { withPlainWords } from "./plainPage.ts";

const page = withPlainWords(readFileSync("index.html", "utf8"));

test("the page itself says in both languages what old browsers and those without scripts need", () => {
  for (const { fr, en } of Object.values(plain)) {
    expect(page).toContain(`<p lang="fr">${fr}</p>`);
    expect(page).toContain(`<p lang="en">${en}</p>`);
  }
  expect(page).toMatch(/<noscript>.*JavaScript.*<\/noscript>/s);
});

test("a style sheet that does not arrive makes no browser too old", () => {
  expect(page).toContain('<div class="plain too-old" hidden>');
});
