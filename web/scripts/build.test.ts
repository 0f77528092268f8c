import { expect, test } from "vitest";
import { buildName, withBuildName } from "./build.ts";

const files = new Map([
  ["assets/b.css", "b"],
  ["assets/a.js", "a"],
]);

test("a build is named by all of its files, in whatever order they come", () => {
  expect(buildName(new Map([...files].reverse()))).toBe(buildName(files));
  expect(buildName(new Map(files).set("assets/a.js", "a2"))).not.toBe(buildName(files));
});

test("the page carries the name", () => {
  const page = withBuildName("<html><head></head></html>", "abc");
  expect(page).toContain('<meta name="build" content="abc" />');
});
