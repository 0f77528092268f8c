// The contract between the shell and a game before the game is loaded: each `games/<game>/manifest.ts`
// exports one by default. All manifests come with the first page, so they stay small.

import type { Component } from "svelte";
import type { Theme } from "../theme.svelte.ts";
import type { GameInfo, Language } from "../wire.gen.ts";

/** What the game says of itself on the server; generated, so that the page knows it offline. */
export type GameFacts = Omit<GameInfo, "version">;

export interface ManifestWords {
  readonly name: string;
  readonly pitch: string;
  /** The daily puzzle, where it has a name of its own. */
  readonly daily?: { readonly title: string; readonly pitch: string };
}

export interface Manifest {
  readonly facts: GameFacts;
  /** Where it lies on the shelf, from the left. */
  readonly shelf: number;
  /** Played by night: dark in both themes. */
  readonly isNight: boolean;
  /** The poster's address. */
  readonly picture: string;
  /** The colour of the poster under its text. */
  readonly paper: string;
  /** The colour of the cloth that the game is played on. */
  readonly cloth: Readonly<Record<Theme, string>>;
  readonly words: Readonly<Record<Language, ManifestWords>>;
  /** The page for people who play with the box. */
  readonly companion?: () => Promise<{ readonly default: Component<any> }>;
}
