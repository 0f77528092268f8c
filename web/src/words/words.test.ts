import { expect, test } from "vitest";
import * as english from "./english.ts";
import * as french from "./french.ts";

test("French counts nothing as one, English as many", () => {
  expect([0, 1, 2].map((count) => french.counted(count, "carte", "cartes"))).toEqual([
    "0 carte",
    "1 carte",
    "2 cartes",
  ]);
  expect([0, 1, 2].map((count) => english.counted(count, "card", "cards"))).toEqual([
    "0 cards",
    "1 card",
    "2 cards",
  ]);
});

test("less than nothing has a true minus sign", () => {
  expect(french.counted(-1, "point", "points")).toBe("−1 point");
  expect(english.counted(-3, "point", "points")).toBe("−3 points");
});

test("lists have no comma before the last one", () => {
  expect(french.list(["Adèle", "Gaston", "Zoé"])).toBe("Adèle, Gaston et Zoé");
  expect(english.list(["Ada", "Gaston", "Zoé"])).toBe("Ada, Gaston and Zoé");
  expect(french.anyOf(["52", "11"])).toBe("52 ou 11");
  expect(english.anyOf(["52", "11", "7"])).toBe("52, 11 or 7");
  expect(french.list([])).toBe("");
});

test.each([
  ["Anatole", "d’Anatole"],
  ["Élodie", "d’Élodie"],
  ["Hugo", "d’Hugo"],
  ["Œdipe", "d’Œdipe"],
  ["Yves", "d’Yves"],
  ["Yann", "de Yann"],
  ["Gaston", "de Gaston"],
  ["le figurant", "du figurant"],
])("of %s", (name, said) => {
  expect(french.of(name)).toBe(said);
});

test("each of a list has its own article, and others are dropped alike", () => {
  expect(french.ofAll(["Anatole", "Basile"])).toBe("d’Anatole et de Basile");
  expect(french.that("Elvire")).toBe("qu’Elvire");
  expect(french.that("Firmin")).toBe("que Firmin");
  expect(french.to("le figurant")).toBe("au figurant");
  expect(english.of("Anatole")).toBe("Anatole’s");
});
