// Which page is shown: read from the address, changed through the browser's history.

export type Route =
  | { readonly page: "lobby" }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "replay"; readonly table: string }
  | { readonly page: "puzzle"; readonly game: string }
  | { readonly page: "nowhere" };

export function routeOf(path: string): Route {
  const [first, second, third, ...more] = path.split("/").filter(Boolean);
  if (first === undefined) return { page: "lobby" };
  if (first === "t" && second && third === undefined) return { page: "table", table: second };
  if (first === "t" && second && third === "replay" && more.length === 0)
    return { page: "replay", table: second };
  if (first === "puzzle" && second && third === undefined) return { page: "puzzle", game: second };
  return { page: "nowhere" };
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
