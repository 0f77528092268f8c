// Loads a game when it is first needed: each one is a chunk of its own.

import { fetchPart } from "../board/parts.svelte.ts";
import type { AnyGame } from "./game.ts";

const modules = import.meta.glob<{ default: AnyGame }>("./*/index.ts");

export async function loadGame(name: string): Promise<AnyGame> {
  const load = modules[`./${name}/index.ts`];
  if (!load) throw new Error(`this page has no game called ${name}`);
  return (await fetchPart(load)).default;
}
