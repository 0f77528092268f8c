// A pack of the host's own words, from a text file: a word a line, then what is just as right.
//
//   # a comment
//   sapin de Noël = arbre de Noël, sapin
//   avocat (fruit)

import { LETTERS, PACK_LETTERS, PACK_NAMES, PACK_WORDS, ROUNDS } from "../data.gen.ts";
import { FACTS } from "../manifest.gen.ts";
import type { PackWord } from "../wire.gen.ts";

export const FEWEST_WORDS = ROUNDS * FACTS.players[0];

export type Trouble = "nothing" | "long" | "many_names" | "twice" | "few" | "many" | "large";

export interface PackTrouble {
  readonly trouble: Trouble;
  /** Of the text, counted from 1; null: it is about the whole. */
  readonly line: number | null;
}

export interface Read {
  readonly words: readonly PackWord[];
  readonly problems: readonly PackTrouble[];
}

/** Roughly what counts of a name; the server looks more closely. */
const plain = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function wordIn(line: string): PackWord {
  const [own = "", others = ""] = line.split("=", 2);
  const [, name = "", meant = ""] = /^([^(]*)(?:\(([^)]*)\))?/.exec(own) ?? [];
  const names = [name, ...others.split(",")].map((each) => each.trim());
  return { names: names.filter((each, at) => at === 0 || each !== ""), meant: meant.trim() };
}

function troubleOf({ names, meant }: PackWord, known: ReadonlySet<string>): Trouble | null {
  if (names.some((name) => plain(name) === "")) return "nothing";
  if ([...names, meant].some((text) => text.length > LETTERS)) return "long";
  if (names.length > PACK_NAMES) return "many_names";
  return names.some((name) => known.has(plain(name))) ? "twice" : null;
}

function troubleOfAll(words: readonly PackWord[]): Trouble | null {
  if (words.length < FEWEST_WORDS) return "few";
  if (words.length > PACK_WORDS) return "many";
  const letters = words.flatMap(({ names, meant }) => [...names, meant]).join("").length;
  return letters > PACK_LETTERS ? "large" : null;
}

/** The words of a text, and what is wrong with it, line by line. */
export function readPack(text: string): Read {
  const words: PackWord[] = [];
  const problems: PackTrouble[] = [];
  const known = new Set<string>();
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (!line.trim() || line.trim().startsWith("#")) continue;
    const word = wordIn(line);
    const trouble = troubleOf(word, known);
    if (trouble) problems.push({ trouble, line: at + 1 });
    else words.push(word);
    word.names.forEach((name) => known.add(plain(name)));
  }
  const whole = troubleOfAll(words);
  if (whole) problems.push({ trouble: whole, line: null });
  return { words, problems };
}

/** The text that a pack could have come from. */
export const textOf = (pack: readonly PackWord[]): string =>
  pack
    .map(({ names: [name, ...others], meant }) => {
      const first = meant ? `${name} (${meant})` : name!;
      return others.length > 0 ? `${first} = ${others.join(", ")}` : first;
    })
    .join("\n");
