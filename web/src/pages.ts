// Each page is a chunk of its own: who comes by a link does not load the lobby.

import type { Component } from "svelte";
import { CATALOGUE } from "./games/catalogue.ts";
import { withWords } from "./messages/spoken.svelte.ts";
import type { PageName } from "./router.svelte.ts";

/** A page is given the name of its table or game; the lobby needs none. */
type Page = Component<any>;

const companion = CATALOGUE.find((manifest) => manifest.companion)!.companion!;

export const PAGES: Readonly<
  Record<Exclude<PageName, "nowhere">, () => Promise<{ default: Page }>>
> = {
  lobby: () => import("./lobby/LobbyPage.svelte"),
  table: () => import("./table/TablePage.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  puzzle: () => import("./puzzle/PuzzlePage.svelte"),
  companion: withWords(companion),
  archive: () => import("./archive/ArchivePage.svelte"),
  host: () => import("./host/HostPage.svelte"),
};
