import { afterEach, beforeEach, expect, test } from "vitest";
import { go, route, routeOf, watchAddress } from "./router.svelte.ts";

test.each([
  ["/", { page: "lobby", name: "" }],
  ["/t/lune-prune-42", { page: "table", name: "lune-prune-42" }],
  ["/t/lune-prune-42/", { page: "table", name: "lune-prune-42" }],
  ["/t/lune-prune-42/replay", { page: "replay", name: "lune-prune-42" }],
  ["/puzzle/chess", { page: "puzzle", name: "chess" }],
  ["/puzzle/chess/2026-11-16", { page: "puzzle", name: "chess/2026-11-16" }],
  ["/puzzle/chess/yesterday", { page: "nowhere", name: "" }],
  ["/companion", { page: "companion", name: "" }],
  ["/archive/go", { page: "archive", name: "go" }],
  ["/host", { page: "host", name: "" }],
  ["/t", { page: "nowhere", name: "" }],
  ["/t/lune/replay/more", { page: "nowhere", name: "" }],
  ["/elsewhere", { page: "nowhere", name: "" }],
])("%s leads to %o", (path, expected) => {
  expect(routeOf(path)).toEqual(expected);
});

let stop: () => void;

beforeEach(() => {
  stop = watchAddress();
  go("/");
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Whether the page took the click; the test's window itself never goes anywhere. */
function isTaken(attributes: Record<string, string>, how: MouseEventInit = {}): boolean {
  const link = document.createElement("a");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.append(link);
  let isTaken = false;
  const note = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", note, { once: true });
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...how }));
  return isTaken;
}

test("a link of ours changes the page without loading it", () => {
  expect(isTaken({ href: "/t/lune-prune-42" })).toBe(true);
  expect(route()).toEqual({ page: "table", name: "lune-prune-42" });
  expect(location.pathname).toBe("/t/lune-prune-42");
});

test.each([
  ["to another house", { href: "https://example.org/" }, {}],
  ["to a file", { href: "/api/tables/a/log", download: "a.jsonl" }, {}],
  ["into a new tab", { href: "/t/a", target: "_blank" }, {}],
  ["with the control key", { href: "/t/a" }, { ctrlKey: true }],
])("a link %s is the browser's own", (_, attributes, how) => {
  expect(isTaken(attributes, how)).toBe(false);
  expect(route()).toEqual({ page: "lobby", name: "" });
});
