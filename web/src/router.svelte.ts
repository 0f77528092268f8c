// Which page is shown: read from the address, changed through the browser's history.

export type PageName =
  "lobby" | "table" | "replay" | "puzzle" | "archive" | "companion" | "host" | "nowhere";

export interface Route {
  readonly page: PageName;
  /** The table or game that the page is about, with its day if need be; empty for the others. */
  readonly name: string;
}

const PAGES: readonly (readonly [PageName, RegExp])[] = [
  ["lobby", /^\/$/],
  ["table", /^\/t\/([^/]+)\/?$/],
  ["replay", /^\/t\/([^/]+)\/replay\/?$/],
  ["puzzle", /^\/puzzle\/([^/]+(?:\/\d{4}-\d\d-\d\d)?)\/?$/],
  ["companion", /^\/companion\/?$/],
  ["archive", /^\/archive\/([^/]+)\/?$/],
  ["host", /^\/host\/?$/],
];

export function routeOf(path: string): Route {
  for (const [page, pattern] of PAGES) {
    const found = pattern.exec(path);
    if (found) return { page, name: found[1] ?? "" };
  }
  return { page: "nowhere", name: "" };
}

let current = $state.raw<Route>(routeOf(location.pathname));

export const route = (): Route => current;

const read = () => {
  current = routeOf(location.pathname);
};

export function go(path: string): void {
  history.pushState(null, "", path);
  read();
  scrollTo(0, 0);
}

/** A plain click on a link of ours stays in the page; all others are the browser's. */
export function followed(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isPlain = !(
    event.button ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.altKey
  );
  if (!link || !isPlain || event.defaultPrevented) return null;
  const isOurs = link.origin === location.origin && !link.pathname.startsWith("/api/");
  return isOurs && !link.target && !link.hasAttribute("download") ? link.pathname : null;
}

export function watchAddress(): () => void {
  const click = (event: MouseEvent) => {
    const path = followed(event);
    if (path === null) return;
    event.preventDefault();
    go(path);
  };
  addEventListener("popstate", read);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", read);
    document.removeEventListener("click", click);
  };
}
