import { expect, test } from "vitest";
import { codeWords, tableCode } from "./tableCode.ts";

test.each([
  ["lune prune 42", "lune-prune-42"],
  ["  Lune  PRUNE-42 ", "lune-prune-42"],
  ["étoile mésange 10", "etoile-mesange-10"],
  ["http://192.168.1.4:8000/t/lune-prune-42", "lune-prune-42"],
  ["https://tablee.example/t/lune-prune-42/replay?x=1", "lune-prune-42"],
])("%j is the table %s", (written, code) => {
  expect(tableCode(written)).toBe(code);
});

test.each(["", "   ", "lune/prune", "lune_prune", "lune !"])("%j is no table", (written) => {
  expect(tableCode(written)).toBeNull();
});

test("a code is dictated word by word", () => {
  expect(codeWords("lune-prune-42")).toEqual(["lune", "prune", "42"]);
});
