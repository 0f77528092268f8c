import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, waitBefore, type Link } from "./connection.ts";
import { FakeSocket } from "./fakeSocket.ts";

let links: Link[];
let texts: string[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.install();
  links = [];
  texts = [];
  connection = new Connection("ws://table", {
    onOpen: () => {},
    onText: (text) => texts.push(text),
    onLink: (link) => links.push(link),
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it connects, and says so", () => {
  FakeSocket.last().open();
  expect(links).toEqual(["connecting", "open"]);
});

test("it sends only while it is open, and tells", () => {
  expect(connection.send("too early")).toBe(false);
  FakeSocket.last().open();
  expect(connection.send("now")).toBe(true);
  expect(FakeSocket.last().sent).toEqual(["now"]);
});

test("after a cut it comes back by itself", () => {
  FakeSocket.last().open();
  FakeSocket.last().cut();
  expect(links.at(-1)).toBe("lost");
  vi.runOnlyPendingTimers();
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last().open();
  expect(links.at(-1)).toBe("open");
});

test("the waits grow to eight seconds at most, and never vanish", () => {
  const waits = [0, 1, 2, 3, 10].map((attempt) => waitBefore(attempt, 1));
  expect(waits).toEqual([250, 500, 1000, 2000, 8000]);
  expect(waitBefore(0, 0)).toBe(125);
});

test("an attempt that nobody answers is given up for another", () => {
  vi.advanceTimersByTime(10_000);
  expect(links.at(-1)).toBe("lost");
  expect(FakeSocket.all[0]!.readyState).toBe(3);
  vi.advanceTimersByTime(250);
  expect(FakeSocket.all).toHaveLength(2);
});

test("an attempt that fails at once leaves the next one all its time", () => {
  FakeSocket.last().cut();
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("an open connection is not given up", () => {
  FakeSocket.last().open();
  vi.advanceTimersByTime(60_000);
  expect(links.at(-1)).toBe("open");
});

test("when the network comes back it does not wait", () => {
  FakeSocket.last().cut();
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
  vi.runOnlyPendingTimers();
  expect(FakeSocket.all).toHaveLength(2);
});

test("when the person comes back to the page it does not wait", () => {
  FakeSocket.last().cut();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.all).toHaveLength(2);
});

test("when the network goes, the connection is lost at once", () => {
  FakeSocket.last().open();
  dispatchEvent(new Event("offline"));
  expect(links.at(-1)).toBe("lost");
  expect(FakeSocket.all[0]!.readyState).toBe(3);
});

test("what an old socket still says is not heard", () => {
  const old = FakeSocket.last();
  old.open();
  dispatchEvent(new Event("offline"));
  old.says("late");
  expect(texts).toEqual([]);
});

test("once closed it stays away", () => {
  connection.close();
  dispatchEvent(new Event("online"));
  vi.runOnlyPendingTimers();
  expect(FakeSocket.all).toHaveLength(1);
});
