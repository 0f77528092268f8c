// Loads a game when it is first needed: each one is a chunk of its own, and its words another.

import { untrack } from "svelte";
import { fetchAhead, fetchPart } from "../board/parts.svelte.ts";
import { language } from "../language.svelte.ts";
import { withWords } from "../messages/spoken.svelte.ts";
import type { AnyGame } from "./game.ts";

const modules = import.meta.glob<{ default: AnyGame }>("./*/index.ts");
const words = import.meta.glob("./*/words/{fr,en}.ts");

export async function loadGame(name: string): Promise<AnyGame> {
  const load = modules[`./${name}/index.ts`];
  if (!load) return (await fetchPart(() => import("../plain/index.ts"))).packagedGame(name);
  // Whoever changes the language keeps the game as it is, and does not load it anew.
  fetchAhead(words[`./${name}/words/${untrack(language)}.ts`]!);
  return (await fetchPart(withWords(load))).default;
}
