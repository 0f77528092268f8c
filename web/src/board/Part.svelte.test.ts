import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Icon from "../ui/Icon.svelte";
import Part from "./Part.svelte";
import PartNotice from "./PartNotice.svelte";

const shown: Record<string, unknown>[] = [];
const show = (component: any, props: Record<string, unknown> = {}) =>
  shown.push(mount(component, { target: document.body, props }));

async function settled() {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}

const notice = () => document.querySelector("[role=alert]")!;

beforeEach(() => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network"))));
afterEach(async () => {
  for (const one of shown.splice(0)) await unmount(one);
  vi.unstubAllGlobals();
});

test("a part takes its place with the properties that it was given", async () => {
  let arrive!: (part: object) => void;
  const load = () => new Promise((resolve) => (arrive = resolve));
  show(Part, { load, name: "crown", size: 34 });
  await settled();
  expect(document.querySelector(".waiting")).not.toBeNull();
  arrive({ default: Icon });
  await settled();
  expect(document.querySelector("svg")?.getAttribute("width")).toBe("34");
  expect(document.querySelector(".waiting")).toBeNull();
});

test("a part that does not arrive is told in words, and comes when somebody tries again", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("404")).mockResolvedValue({ default: Icon });
  show(PartNotice);
  show(Part, { load, name: "crown" });
  await settled();
  expect(notice().textContent).toMatch(/réessaie|try again/);
  notice().querySelector("button")!.click();
  await settled();
  await settled();
  expect(document.querySelector("svg")).not.toBeNull();
  expect(notice().textContent?.trim()).toBe("");
});

test("whoever leaves takes the trouble along", async () => {
  show(PartNotice);
  const place = mount(Part, {
    target: document.body,
    props: { load: () => Promise.reject(new Error("404")) },
  });
  await settled();
  expect(notice().textContent?.trim()).not.toBe("");
  await unmount(place);
  flushSync();
  expect(notice().textContent?.trim()).toBe("");
});
