import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canNotify, isNotifying, notify, wantNotices } from "./notify.ts";

const shown: { title: string; body: string }[] = [];

class FakeNotification {
  static permission = "default";
  static answer = "granted";
  static requestPermission = async () => (FakeNotification.permission = FakeNotification.answer);
  onclick: unknown = null;
  constructor(title: string, { body }: { body: string }) {
    shown.push({ title, body });
  }
}

beforeEach(() => {
  shown.length = 0;
  localStorage.clear();
  FakeNotification.permission = "default";
  FakeNotification.answer = "granted";
  vi.stubGlobal("Notification", FakeNotification);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("nobody is called who did not ask for it", async () => {
  await notify("Chess", "your turn", "table");
  expect(shown).toEqual([]);
  expect(canNotify()).toBe(true);
});

test("whoever asked for it is called, while looking elsewhere", async () => {
  expect(await wantNotices(true)).toBe(true);
  await notify("Chess", "your turn", "table");
  expect(shown).toEqual([{ title: "Chess", body: "your turn" }]);
});

test("whoever looks at the table is not called", async () => {
  await wantNotices(true);
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  await notify("Chess", "your turn", "table");
  expect(shown).toEqual([]);
});

test("the browser may refuse, and the person may change their mind", async () => {
  FakeNotification.answer = "denied";
  expect(await wantNotices(true)).toBe(false);
  expect(canNotify()).toBe(false);
  FakeNotification.answer = "granted";
  await wantNotices(true);
  await wantNotices(false);
  expect(isNotifying()).toBe(false);
});

test("a browser without notifications is no problem", async () => {
  vi.stubGlobal("Notification", undefined);
  expect(canNotify()).toBe(false);
  await notify("Chess", "your turn", "table");
});
