import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EdgePull, pullAt } from "./edge.ts";

const SHEET = { width: 300, height: 400 };

it("pulls only near an edge, the harder the nearer, and away from it", () => {
  expect(pullAt([150, 200], SHEET)).toEqual([0, 0]);
  expect(pullAt([0, 200], SHEET)).toEqual([10, 0]);
  expect(pullAt([280, 380], SHEET)).toEqual([-5, -5]);
  expect(pullAt([150, 420], SHEET)).toEqual([0, 0]);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("waits a little, then pushes for as long as the finger stays", () => {
  const push = vi.fn();
  const follow = vi.fn();
  const edge = new EdgePull(() => SHEET, push);
  edge.at([0, 200], follow);
  vi.advanceTimersByTime(200);
  expect(push).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(push).toHaveBeenCalledWith([10, 0]);
  expect(follow).toHaveBeenCalledTimes(push.mock.calls.length);
  expect(edge.end()).toBe(true);
  const pushes = push.mock.calls.length;
  vi.advanceTimersByTime(500);
  expect(push).toHaveBeenCalledTimes(pushes);
});

it("leaves the sheet alone when the finger goes back to the middle", () => {
  const push = vi.fn();
  const edge = new EdgePull(() => SHEET, push);
  edge.at([0, 200], () => {});
  edge.at([150, 200], () => {});
  vi.advanceTimersByTime(1000);
  expect(push).not.toHaveBeenCalled();
  expect(edge.end()).toBe(false);
});
