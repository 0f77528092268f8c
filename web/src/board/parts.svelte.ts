// Parts of the page that are fetched when they are needed. One that does not arrive is never
// missing in silence: the notice (PartNotice.svelte) says so and offers to try again.

import { lookForNewerBuild, reload, serverBuild } from "./build.svelte.ts";

export type Loader<Module> = () => Promise<Module>;

interface Missing {
  readonly load: Loader<unknown>;
  error: unknown;
  arrive(module: unknown): void;
}

let missing = $state.raw<readonly Missing[]>([]);

export const isPartMissing = (): boolean => missing.length > 0;

/** Fetches a part, however often it takes, until it is there or no longer wanted. */
export async function fetchPart<Module>(
  load: Loader<Module>,
  unwanted?: AbortSignal,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    return await new Promise<Module>((resolve) => {
      const arrive = (module: unknown) => resolve(module as Module);
      miss({ load, error, arrive }, unwanted);
    });
  }
}

/** Fetches a part that will soon be needed. If it fails, whoever needs it will say so. */
export function fetchAhead(load: Loader<unknown>): void {
  load().catch(() => {});
}

function miss(part: Missing, unwanted?: AbortSignal): void {
  if (unwanted?.aborted) return;
  missing = [...missing, part];
  unwanted?.addEventListener("abort", () => forget(part));
  void lookForNewerBuild();
}

function forget(part: Missing): void {
  missing = missing.filter((other) => other !== part);
}

/** Tries again in place; whether everything is there now. */
export async function retryInPlace(): Promise<boolean> {
  await Promise.all(missing.map(tryAgain));
  return missing.length === 0;
}

async function tryAgain(part: Missing): Promise<void> {
  try {
    await mendStyles(part.error);
    part.arrive(await part.load());
    forget(part);
  } catch (error) {
    part.error = error;
  }
}

/**
 * Tries again with all means: some browsers remember for as long as a page lives that a module
 * could not be fetched. If the server answers and the part still does not come, the page reloads.
 */
export async function retry(leave: () => void = reload): Promise<void> {
  if (await retryInPlace()) return;
  if ((await serverBuild()) !== null) leave();
}

/** Vite asks for a style sheet once and takes it for loaded ever after: so we ask again. */
async function mendStyles(error: unknown): Promise<void> {
  const href = /Unable to preload CSS for (\S+)/.exec(String(error))?.[1];
  if (!href) return;
  document.querySelectorAll(`link[href="${href}"]`).forEach((link) => link.remove());
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const isLoaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(error);
  });
  document.head.append(link);
  await isLoaded;
}

addEventListener("online", () => void retryInPlace());
