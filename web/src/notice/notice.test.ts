import { afterEach, expect, test, vi } from "vitest";
import { look, notice, putAway } from "./notice.svelte.ts";

afterEach(() => vi.unstubAllGlobals());

const told = (text: string) =>
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response(JSON.stringify({ text }))),
  );

test("a notice is shown until it is put away, and another one is shown again", async () => {
  told("Back at eight");
  await look();
  expect(notice()).toBe("Back at eight");
  putAway();
  expect(notice()).toBe("");
  await look();
  expect(notice()).toBe("");
  told("Back at nine");
  await look();
  expect(notice()).toBe("Back at nine");
});

test("out of reach, what was known stays", async () => {
  told("Back at ten");
  await look();
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Promise.reject(new TypeError())),
  );
  await look();
  expect(notice()).toBe("Back at ten");
  told("");
  await look();
  expect(notice()).toBe("");
});
