import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { remember, remembered } from "./memory.ts";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("what is remembered is found again", () => {
  expect(remembered("language")).toBeNull();
  remember("language", "fr");
  expect(remembered("language")).toBe("fr");
  expect(localStorage.getItem("tablee.language")).toBe("fr");
});

test("where storage is forbidden, it is remembered for this visit", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("forbidden");
  });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("forbidden");
  });
  remember("name", "Adèle");
  expect(remembered("name")).toBe("Adèle");
});
