import { readFileSync } from "node:fs";
import { beforeEach, expect, test, vi } from "vitest";

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
