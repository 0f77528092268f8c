import { afterEach, beforeEach, expect, test, vi } from "vitest";

const ok = (build: string) => Promise.resolve(new Response(JSON.stringify({ build })));
const offline = () => Promise.reject(new TypeError("no network"));

let parts: typeof import("./parts.svelte.ts");
let build: typeof import("./build.svelte.ts");

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("fetch", vi.fn(offline));
  sessionStorage.clear();
  parts = await import("./parts.svelte.ts");
  build = await import("./build.svelte.ts");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const nextTasks = () => vi.advanceTimersByTimeAsync(0);

/** A part that fails as often as told, and then arrives. */
function lame(failures: number): () => Promise<string> {
  return () => (failures-- > 0 ? Promise.reject(new Error("404")) : Promise.resolve("part"));
}

test("what arrives at once is no matter", async () => {
  expect(await parts.fetchPart(lame(0))).toBe("part");
  expect(parts.isPartMissing()).toBe(false);
});

test("what is missing is told, and arrives when it is tried again", async () => {
  const part = parts.fetchPart(lame(1));
  await nextTasks();
  expect(parts.isPartMissing()).toBe(true);
  await parts.retry();
  expect(await part).toBe("part");
  expect(parts.isPartMissing()).toBe(false);
});

test("it is tried again by itself when the network comes back", async () => {
  const part = parts.fetchPart(lame(1));
  await nextTasks();
  dispatchEvent(new Event("online"));
  expect(await part).toBe("part");
});

test("a part that fails again although the server answers needs a new page", async () => {
  const leave = vi.fn();
  void parts.fetchPart(lame(9));
  await nextTasks();
  await parts.retry(leave);
  expect(leave).not.toHaveBeenCalled();
  vi.mocked(fetch).mockImplementation(() => ok("b"));
  await parts.retry(leave);
  expect(leave).toHaveBeenCalledOnce();
});

test("what is no longer wanted is no longer missed", async () => {
  const unwanted = new AbortController();
  void parts.fetchPart(lame(9), unwanted.signal);
  await nextTasks();
  unwanted.abort();
  expect(parts.isPartMissing()).toBe(false);
});

test("what is fetched ahead fails in silence: whoever needs it will tell", async () => {
  parts.fetchAhead(lame(9));
  await nextTasks();
  expect(parts.isPartMissing()).toBe(false);
});

test("a style sheet that was missing is asked for again before its part is", async () => {
  const href = "/assets/part.css";
  const append = vi.spyOn(document.head, "append").mockImplementation(() => {});
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error(`Unable to preload CSS for ${href}`))
    .mockResolvedValue("part");
  void parts.fetchPart(load);
  await nextTasks();
  const retried = parts.retryInPlace();
  const link = append.mock.lastCall![0] as HTMLLinkElement;
  expect(link.getAttribute("href")).toBe(href);
  expect(load).toHaveBeenCalledTimes(1);
  link.dispatchEvent(new Event("load"));
  expect(await retried).toBe(true);
  append.mockRestore();
});

function pageOf(name: string): void {
  const meta = document.head.appendChild(document.createElement("meta"));
  meta.name = "build";
  meta.content = name;
}

test("a newer build is told, and the page reloads after the move", async () => {
  pageOf("a");
  vi.mocked(fetch).mockImplementation(() => ok("b"));
  const leave = vi.fn();
  await build.lookForNewerBuild(leave);
  expect(build.hasNewerBuild()).toBe(true);
  dispatchEvent(new Event("pointerdown"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(leave).not.toHaveBeenCalled();
  dispatchEvent(new Event("pointerup"));
  await vi.advanceTimersByTimeAsync(500);
  expect(leave).toHaveBeenCalledOnce();
});

test("a page that is still old after its reload does not reload again", async () => {
  pageOf("a");
  vi.mocked(fetch).mockImplementation(() => ok("b"));
  sessionStorage.setItem("tablee.reloadedFor", "b");
  await build.lookForNewerBuild();
  expect(build.hasNewerBuild()).toBe(false);
});

test("the same build, a server out of reach and a page under development change nothing", async () => {
  await build.lookForNewerBuild();
  expect(fetch).not.toHaveBeenCalled();
  pageOf("a");
  await build.lookForNewerBuild();
  vi.mocked(fetch).mockImplementation(() => ok("a"));
  await build.lookForNewerBuild();
  expect(build.hasNewerBuild()).toBe(false);
});
