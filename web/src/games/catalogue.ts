// The games as the house shows them, before any of them is loaded.

import { language } from "../language.svelte.ts";
import type { Theme } from "../theme.svelte.ts";
import type { Manifest, ManifestWords } from "./manifest.ts";

const manifests = import.meta.glob<Manifest>("./*/manifest.ts", {
  eager: true,
  import: "default",
});

export const CATALOGUE: readonly Manifest[] = Object.values(manifests).sort(
  (a, b) => a.shelf - b.shelf,
);

/** How a game looks from outside; a game that this page does not know gets the first cloth. */
export const manifestOf = (game: string): Manifest =>
  CATALOGUE.find(({ facts }) => facts.game === game) ?? CATALOGUE[0]!;

/** What a game says of itself, in the language of the page. */
export const wordsOf = (manifest: Manifest): ManifestWords => manifest.words[language()];

export function gameTitle(game: string): string {
  const manifest = manifestOf(game);
  return manifest.facts.game === game ? wordsOf(manifest).name : game;
}

/** In which theme a game is played, where the page is in this one. */
export const lookOf = (game: string, theme: Theme): Theme =>
  manifestOf(game).isNight ? "dark" : theme;

export const clothOf = (game: string, theme: Theme): string =>
  manifestOf(game).cloth[lookOf(game, theme)];
