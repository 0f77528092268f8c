import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { workerText } from "./serviceWorker.ts";

const template = readFileSync("src/worker.js", "utf8");
const files = new Map([
  ["assets/b.css", "b"],
  ["assets/a.js", "a"],
]);

test("the worker knows every file of the build, and the page itself", () => {
  const text = workerText(template, files);
  expect(text).toContain('["/","/assets/a.js","/assets/b.css"]');
  expect(text).not.toContain("__");
});

test("it changes when a file changes, and only then", () => {
  const changed = new Map(files).set("assets/a.js", "a2");
  expect(workerText(template, files)).toBe(workerText(template, new Map(files)));
  expect(workerText(template, changed)).not.toBe(workerText(template, files));
});
