// Words made from the names in a game's types: “place_mark” is “Place mark”, unless its package has
// a word of its own for it.

import { language } from "../language.svelte.ts";
import { plain } from "./words.ts";

/** By language, then by the name of a kind, a field or a value. */
export type PackageWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type Json =
  null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

export type Fields = Readonly<Record<string, Json>>;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export class Naming {
  constructor(private words: PackageWords = {}) {}

  learn(words: PackageWords): void {
    this.words = words;
  }

  /** A text of the package's own; undefined: it has none in the language of the page. */
  text(name: string): string | undefined {
    return this.words[language()]?.[name];
  }

  /** As it stands in a sentence. */
  word(name: string): string {
    return this.words[language()]?.[name] ?? name.replaceAll("_", " ");
  }

  title(name: string): string {
    return capital(this.word(name));
  }

  /** A value in a line. */
  value(value: Json): string {
    if (value === null || value === "") return plain().empty;
    if (typeof value === "boolean") return value ? plain().yes : plain().no;
    if (typeof value === "string") return this.word(value);
    if (typeof value === "number") return String(value);
    if (Array.isArray(value)) return value.map((each) => this.value(each)).join(", ");
    return Object.entries(value)
      .map(([name, each]) => `${this.word(name)} ${this.value(each as Json)}`)
      .join(", ");
  }

  /** An action without its kind: “row 1, column 2”. */
  details(action: Fields): string {
    return Object.entries(action)
      .filter(([name]) => name !== "kind")
      .map(([name, value]) => `${this.word(name)} ${this.value(value)}`)
      .join(", ");
  }
}

/** Of the one game that the page shows, learned before its board is drawn. */
export const naming = new Naming();

/** What the house answers for every game. */
export interface WhatIsLegal {
  readonly kind: "what_is_legal";
}

export interface LegalActions {
  readonly kind: "legal";
  readonly total: number;
  readonly actions: readonly Fields[];
}

export interface ActionGroup {
  readonly kind: string;
  readonly actions: readonly Fields[];
}

/** The actions of each kind, those that the searched words occur in. */
export function grouped(
  actions: readonly Fields[],
  naming: Naming,
  searched = "",
): readonly ActionGroup[] {
  const wanted = searched.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Fields[]>();
  for (const action of actions) {
    const kind = String(action.kind);
    const text = `${naming.title(kind)} ${naming.details(action)}`.toLocaleLowerCase();
    if (!wanted.every((word) => text.includes(word))) continue;
    groups.set(kind, [...(groups.get(kind) ?? []), action]);
  }
  return [...groups].map(([kind, found]) => ({ kind, actions: found }));
}

const isPlain = (value: Json): boolean => value === null || typeof value !== "object";

export const isLine = (value: Json): boolean =>
  isPlain(value) || (Array.isArray(value) && value.every(isPlain));

/** Rows of equal length, such as a board has. */
export const isGrid = (value: Json): value is readonly (readonly Json[])[] =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every(
    (row) => Array.isArray(row) && row.length === (value[0] as Json[]).length && row.every(isPlain),
  );

export const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
