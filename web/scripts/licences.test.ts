import { expect, test } from "vitest";
import { licenceOf, packagesOf } from "./licences.ts";

test("packages are found by their files, each once, with or without a scope", () => {
  const found = packagesOf([
    "/home/me/web/node_modules/svelte/src/internal/client/index.js",
    "/home/me/web/node_modules/svelte/src/store.js",
    "\0/home/me/web/node_modules/@scope/part/index.js?x",
    "/home/me/web/src/main.ts",
  ]);
  expect(found).toEqual([
    "/home/me/web/node_modules/@scope/part",
    "/home/me/web/node_modules/svelte",
  ]);
});

test.each(["svelte", "perfect-freehand", "lean-qr", "@fontsource-variable/fraunces"])(
  "the licence of %s is told in its own words",
  (name) => {
    const told = licenceOf(`node_modules/${name}`);
    expect(told.startsWith(`${name} `)).toBe(true);
    expect(told).toMatch(/permission|permitted/i);
  },
);
