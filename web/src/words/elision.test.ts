// Whatever the house or a game says in French of somebody is said rightly of every bot.

import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { speak } from "../language.svelte.ts";
import { fr } from "../messages/fr.ts";

const BOTS = [
  ...readFileSync("../src/tablee/table/seating.py", "utf8")
    .match(/^BOT_NAMES = \(([^)]*)\)/m)![1]!
    .matchAll(/"([^"]+)"/g),
].map((found) => found[1]!);

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ["../games/*/words/*.ts", "../puzzle/messages.ts", "../archive/messages.ts", "!../**/*.test.ts"],
  { eager: true },
);

type Sentence = (...args: unknown[]) => unknown;

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** All sentences with gaps, each with its name. */
function sentences(value: unknown, path: string): [string, Sentence][] {
  if (typeof value === "function") {
    if (value.length > 0) return [[path, value as Sentence]];
    return sentences(attempt(value as Sentence), path);
  }
  if (!isTree(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => sentences(part, `${path}.${name}`));
}

/** What it says of these; nothing where it speaks of other things. */
function attempt(sentence: Sentence, ...args: unknown[]): unknown {
  try {
    return sentence(...args);
  } catch {
    return undefined;
  }
}

/** Every way to put a name, some names or a number into each of so many gaps. */
function gaps(count: number, name: string): unknown[][] {
  if (count === 0) return [[]];
  const rest = gaps(count - 1, name);
  return [name, [name], [name, name], 2].flatMap((first) =>
    rest.map((others) => [first, ...others]),
  );
}

function textsOf(sentence: Sentence, name: string): string[] {
  const said = gaps(Math.min(sentence.length, 4), name).map((args) => attempt(sentence, ...args));
  return said.flat().filter((text) => typeof text === "string");
}

/** A vowel that is said before another one: « de Anatole ». */
const clash = (bot: string): RegExp =>
  new RegExp(`(?<!\\p{L})(de|que|jusque) (?=[aeiouh])${bot}`, "iu");

/** Their gaps are for a number or a time, never for a name. */
const NOT_OF_PEOPLE = /\.(draw\.step|archive\.slower)$/;

beforeAll(() => speak("fr"));

test("the bots' names are those of the server, and some begin with a vowel", () => {
  expect(BOTS).toContain("Anatole");
  expect(BOTS.length).toBeGreaterThan(5);
});

test.each([...Object.entries(modules), ["the house", fr] as const])(
  "%s drops the vowel before every bot's name",
  (path, exported) => {
    const ofPeople = sentences(exported, path).filter(([name]) => !NOT_OF_PEOPLE.test(name));
    const wrong = ofPeople.flatMap(([name, sentence]) =>
      BOTS.flatMap((bot) =>
        textsOf(sentence, bot)
          .filter((text) => clash(bot).test(text))
          .map(() => name),
      ),
    );
    expect([...new Set(wrong)]).toEqual([]);
  },
);
