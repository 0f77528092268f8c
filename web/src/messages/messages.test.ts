import { expect, test } from "vitest";
import { CATALOGUE } from "../games/catalogue.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function leaves(tree: Tree, path = ""): [string, unknown][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    isTree(value)
      ? leaves(value, `${path}${name}.`)
      : [[`${path}${name}`, value] as [string, unknown]],
  );
}

/** The kind of a message: what it is, and of how many things it speaks. */
const kind = (value: unknown) =>
  typeof value === "function" ? `function of ${value.length}` : typeof value;

const saidBy = (language: "fr" | "en"): Tree =>
  Object.fromEntries(CATALOGUE.map(({ facts, words }) => [facts.game, words[language]]));
const french: Tree = { house: fr, games: saidBy("fr") };
const english: Tree = { house: en, games: saidBy("en") };

test("both languages have the same messages", () => {
  const shape = (tree: Tree) => leaves(tree).map(([path, value]) => `${path}: ${kind(value)}`);
  expect(shape(english)).toEqual(shape(french));
});

test.each([
  ["fr", french],
  ["en", english],
])("no message is empty in %s", (_, messages) => {
  const empty = leaves(messages).filter(([, value]) => value === "");
  expect(empty).toEqual([]);
});

const texts = (messages: Tree) =>
  leaves(messages).flatMap(([path, value]) =>
    typeof value === "string" ? [[path, value] as const] : [],
  );

test.each(texts(french))("French typography: %s", (_, text) => {
  expect(text).not.toMatch(/'/);
  expect(text).not.toMatch(/[^\u202f\u00a0][;:!?](?!\S)/);
});

test.each(texts(english))("English typography: %s", (_, text) => {
  expect(text).not.toMatch(/'/);
});
