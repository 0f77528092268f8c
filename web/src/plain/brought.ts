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
  warned(error);
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
    ...answering(brought, game),
    ...Object.fromEntries(parts),
    ...(brought.History ? { History: telling(brought.History) } : {}),
    Board: placed(brought.Board, loaded(game.Board)),
  };
}

/** All functions of the package but those that draw, each made safe to call. */
function answering(brought: AnyBroughtGame, game: AnyGame): Partial<AnyGame> {
  const functions = Object.entries(brought).flatMap(([name, answer]) =>
    typeof answer === "function"
      ? [[name, guarded(answer.bind(brought), game[name as keyof AnyGame])]]
      : [],
  );
  return Object.fromEntries(functions);
}

/** What happened, in the house's own words where the package has none or fails to find them. */
function telling(load: NonNullable<AnyGame["History"]>): NonNullable<AnyGame["History"]> {
  return async () => {
    const history = await load().catch(warned);
    return { happened: guarded(history?.happened.bind(history), () => null) };
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

/**
 * The package's own answer. If it has none or fails, the plain game's, and where that has none
 * either, the shell does as with a game that does not know the question.
 */
function guarded(answer: unknown, instead: unknown): (...given: unknown[]) => any {
  const asked = (one: unknown, given: unknown[]) =>
    typeof one === "function" ? one(...given) : undefined;
  return (...given) => {
    try {
      return asked(answer, given) ?? asked(instead, given);
    } catch (error) {
      warned(error);
      return asked(instead, given);
    }
  };
}

/** The reason, for who wrote the pages. */
const warned = (error: unknown): undefined => void console.warn(error);
