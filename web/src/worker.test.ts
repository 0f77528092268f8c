import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const HOUSE = "http://house";
const TABLE = "/t/amber-otter-12";

type Handler = (event: unknown) => void;
const handlers = new Map<string, Handler>();
const window = (path: string) => ({ url: HOUSE + path, focus: vi.fn(async () => {}) });
let windows: ReturnType<typeof window>[] = [];
const openWindow = vi.fn(async () => {});

const self = {
  addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
  clients: { matchAll: async () => windows, openWindow },
};

beforeEach(() => {
  openWindow.mockClear();
  new Function("self", readFileSync("src/worker.js", "utf8"))(self);
});

/** Somebody touches a notification that was shown for the table. */
async function touch(): Promise<boolean> {
  const notification = { data: TABLE, close: vi.fn() };
  let doing: Promise<void> = Promise.resolve();
  handlers.get("notificationclick")!({
    notification,
    waitUntil: (what: Promise<void>) => (doing = what),
  });
  await doing;
  return notification.close.mock.calls.length === 1;
}

test("whoever is called comes back to the window where the table is open", async () => {
  windows = [window("/"), window(TABLE)];
  expect(await touch()).toBe(true);
  expect(windows.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
  expect(openWindow).not.toHaveBeenCalled();
});

test("where the table is not open, it opens", async () => {
  windows = [window("/")];
  expect(await touch()).toBe(true);
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(TABLE);
  expect(windows[0]!.focus).not.toHaveBeenCalled();
});

/** Somebody opens a page while the network answers so. */
async function open(network: () => Promise<Response>, kept?: string): Promise<string> {
  vi.stubGlobal("fetch", network);
  const cache = { match: async () => kept && new Response(kept) };
  vi.stubGlobal("caches", { open: async () => cache, match: cache.match });
  let answer: Promise<Response> | undefined;
  handlers.get("fetch")!({
    request: { method: "GET", mode: "navigate", url: `${location.origin}/companion` },
    respondWith: (given: Promise<Response>) => (answer = given),
  });
  vi.useFakeTimers();
  const text = answer!.then((response) => response.text());
  await vi.advanceTimersByTimeAsync(4000);
  vi.useRealTimers();
  return text;
}
afterEach(() => vi.unstubAllGlobals());

const says = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));

test("a page is the newest, if the server gives it", async () => {
  expect(await open(() => says("newest"), "kept")).toBe("newest");
});

test.each([
  ["cannot be reached", () => Promise.reject(new TypeError("no network"))],
  ["is far away, and nobody says so", () => new Promise<Response>(() => {})],
  ["is down behind its proxy", () => says("bad gateway", 502)],
])("it is the kept one when the server %s", async (_, network) => {
  expect(await open(network, "kept")).toBe("kept");
});

test("at a first visit nothing is kept, and the answer is what it is", async () => {
  expect(await open(() => says("bad gateway", 502))).toBe("bad gateway");
});
