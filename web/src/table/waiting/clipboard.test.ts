import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "./clipboard.ts";

afterEach(() => vi.unstubAllGlobals());

test("a link is copied the modern way", async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copyText("http://table")).toBe(true);
  expect(writeText).toHaveBeenCalledWith("http://table");
});

test("on plain http it is copied by selecting it, and nothing is left on the page", async () => {
  vi.stubGlobal("navigator", {});
  let selected = "";
  document.execCommand = () => {
    selected = document.querySelector("textarea")?.value ?? "";
    return true;
  };
  expect(await copyText("http://table")).toBe(true);
  expect(selected).toBe("http://table");
  expect(document.querySelector("textarea")).toBeNull();
});

test("where copying is refused, it says so", async () => {
  vi.stubGlobal("navigator", {});
  document.execCommand = () => false;
  expect(await copyText("http://table")).toBe(false);
});
