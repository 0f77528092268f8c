// The games as the house shows them, before any of them is loaded.

import { language } from "../language.svelte.ts";
import type { Theme } from "../theme.svelte.ts";
import { plainManifest } from "../plain/manifest.ts";
import type { GameInfo } from "../wire.gen.ts";
import type { Manifest, ManifestWords } from "./manifest.ts";

const manifests = import.meta.glob<Manifest>("./*/manifest.ts", {
  eager: true,
  import: "default",
});

export const CATALOGUE: readonly Manifest[] = Object.values(manifests).sort(
  (a, b) => a.shelf - b.shelf,
);

/** How a game looks from outside; a package may bring one that this page does not know. */
export const manifestOf = (game: string): Manifest =>
  CATALOGUE.find(({ facts }) => facts.game === game) ?? plainManifest(game);

/** The games of a server: those of this page, then those that packages bring. */
export function offeredBy(games: readonly GameInfo[] | undefined): readonly Manifest[] {
  if (!games) return CATALOGUE;
  const known = CATALOGUE.filter(({ facts }) => games.some(({ game }) => game === facts.game));
  const isKnown = (game: string) => known.some(({ facts }) => facts.game === game);
  const brought = games.filter(({ game }) => !isKnown(game));
  return [...known, ...brought.map((info) => plainManifest(info.game, info))];
}

/** What a game says of itself, in the language of the page. */
export const wordsOf = (manifest: Manifest): ManifestWords => manifest.words[language()];

export const gameTitle = (game: string): string => wordsOf(manifestOf(game)).name;

/** In which theme a game is played, where the page is in this one. */
export const lookOf = (game: string, theme: Theme): Theme =>
  manifestOf(game).isNight ? "dark" : theme;

export const clothOf = (game: string, theme: Theme): string =>
  manifestOf(game).cloth[lookOf(game, theme)];
