// Which build of the pages this is, and whether the server has a newer one by now.

import type { Build } from "../wire.gen.ts";
import { isInMove } from "./moves.ts";

const RELOADED_FOR = "tablee.reloadedFor";
/** Long enough to read why the page reloads. */
const READING_MS = 4000;
const LOOK_AGAIN_MS = 300;

let isNewer = $state(false);

export const hasNewerBuild = (): boolean => isNewer;

/** Written into the page when it is built; a page under development has none. */
export const ownBuild = (): string =>
  document.querySelector<HTMLMetaElement>("meta[name=build]")?.content ?? "";

/** The build that the server has; null: it cannot be reached. */
export async function serverBuild(): Promise<string | null> {
  try {
    const response = await fetch("/api/build", { cache: "no-store" });
    return response.ok ? ((await response.json()) as Build).build : null;
  } catch {
    return null;
  }
}

export const reload = (): void => location.reload();

/** Tells of a newer build if there is one, and reloads the page once no move is under way. */
export async function lookForNewerBuild(leave: () => void = reload): Promise<void> {
  const own = ownBuild();
  const theirs = own && !isNewer ? await serverBuild() : null;
  if (isNewer || !theirs || own === theirs) return;
  // A cache on the way may still hand out the old page: one reload for each build is enough.
  if (sessionStorage.getItem(RELOADED_FOR) === theirs) return;
  sessionStorage.setItem(RELOADED_FOR, theirs);
  isNewer = true;
  setTimeout(() => leaveAfterTheMove(leave), READING_MS);
}

function leaveAfterTheMove(leave: () => void): void {
  if (isInMove()) setTimeout(() => leaveAfterTheMove(leave), LOOK_AGAIN_MS);
  else leave();
}
