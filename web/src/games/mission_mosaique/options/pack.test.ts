import { expect, test } from "vitest";
import { readPack, textOf } from "./pack.ts";

const NINE = Array.from({ length: 9 }, (_, at) => `mot ${at}`).join("\n");

test("MM-79: a word a line, its other names, and which thing is meant", () => {
  const { words, problems } = readPack(
    `# ma famille\r\n\nsapin de Noël = arbre de Noël, sapin\navocat (fruit)\n${NINE}`,
  );
  expect(problems).toEqual([]);
  expect(words.slice(0, 2)).toEqual([
    { names: ["sapin de Noël", "arbre de Noël", "sapin"], meant: "" },
    { names: ["avocat"], meant: "fruit" },
  ]);
  expect(readPack(textOf(words)).words).toEqual(words);
});

test.each([
  ["(fruit)", "nothing"],
  ["?!", "nothing"],
  ["x".repeat(61), "long"],
  ["a = b, c, d, e, f, g", "many_names"],
  ["Môt 3", "twice"],
])("MM-79: a bad line is named with its number: %s", (line, trouble) => {
  expect(readPack(`${NINE}\n${line}`).problems).toEqual([{ trouble, line: 10 }]);
});

test("MM-79: a pack has words enough for three players, and not too many", () => {
  expect(readPack("un\ndeux").problems).toEqual([{ trouble: "few", line: null }]);
  const many = Array.from({ length: 151 }, (_, at) => `mot ${at}`).join("\n");
  expect(readPack(many).problems).toEqual([{ trouble: "many", line: null }]);
  const large = Array.from({ length: 120 }, (_, at) => `${"x".repeat(55)} ${at}`).join("\n");
  expect(readPack(large).problems).toEqual([{ trouble: "large", line: null }]);
});
