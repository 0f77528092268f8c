// Pages that a package brings: an ES module, which the shell knows by the contract of `game.ts`
// alone. Whatever it lacks, and whatever of it fails, is the plain game's.

import type { Component } from "svelte";
import type { AnyBroughtGame, AnyGame, BringGame, Draw, PartLoader } from "../games/game.ts";
import { language } from "../language.svelte.ts";
import { toast } from "../ui/toasts.svelte.ts";
import { naming } from "./naming.ts";
import Place from "./Place.svelte";
import { plain } from "./words.ts";

type Fetch = (address: string) => Promise<{ readonly default: BringGame }>;
const fetchModule: Fetch = (address) => import(/* @vite-ignore */ address);

export async function broughtGame(
  address: string,
  game: AnyGame,
  load: Fetch = fetchModule,
): Promise<AnyGame> {
  try {
    const { default: bring } = await load(address);
    return joined(bring({ language, word: (name) => naming.word(name) }), game);
  } catch (error) {
    tell(error);
    return game;
  }
}

/** A word for the people at the table, and the reason for who wrote the pages. */
function tell(error: unknown): void {
  console.warn(error);
  toast(plain().pagesFailed, "regret");
}

const PARTS = ["OptionsSentence", "ColourChoice", "Rules", "Guide", "Ending", "Keepsake"] as const;

function joined(brought: AnyBroughtGame, game: AnyGame): AnyGame {
  const parts = PARTS.flatMap((name) => {
    const draw = brought[name];
    return draw ? [[name, loaded(placed(draw, game[name]))]] : [];
  });
  return {
    ...game,
    ...brought,
    ...Object.fromEntries(parts),
    Board: placed(brought.Board, loaded(game.Board)),
    headline: guarded(brought.headline, game.headline),
    optionsInShort: guarded(brought.optionsInShort, game.optionsInShort),
    why: guarded(brought.why, game.why),
  };
}

const loaded =
  (part: Component<any>): PartLoader<any> =>
  () =>
    Promise.resolve({ default: part });

/** A component that gives a part of the package its place on the page. */
function placed(draw: Draw<any>, instead: PartLoader<any> | undefined): Component<any> {
  return (internals, given) => Place(internals, { draw, given, instead, onfailure: tell });
}

/** The package's own words, unless it has none or fails to find them. */
function guarded<Given extends unknown[]>(
  say: ((...given: Given) => string) | undefined,
  instead: (...given: Given) => string,
): (...given: Given) => string {
  return (...given) => {
    try {
      return say?.(...given) ?? instead(...given);
    } catch {
      return instead(...given);
    }
  };
}
