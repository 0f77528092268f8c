import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../../../language.svelte.ts";
import { captionOf, cardInWords, layoutName, spaceInWords } from "./caption.ts";
import { card, group } from "./printed.ts";

const spaceOf = (text: string) => group("row", text).spaces[0]!;

beforeEach(() => speak("en"));

describe("a space in words", () => {
  it.each([
    ["4", "4"],
    ["blue", "blue"],
    ["blue|4", "blue or 4"],
    ["blue&4", "blue 4"],
    ["blue&#", "blue, tied number"],
    ["c&#", "tied number and colour"],
    ["#|c", "tied number or tied colour"],
    ["", "any die"],
  ])("%s", (text, said) => {
    expect(spaceInWords(spaceOf(text))).toBe(said);
  });

  it("is said in French, too", () => {
    speak("fr");
    expect(spaceInWords(spaceOf("green&2"))).toBe("2 vert");
  });
});

describe("a card in words", () => {
  it.each([
    ["MPP-34", group("row", "5,yellow,green&2"), "5 · yellow · green 2"],
    ["MPP-40", group("row", "#,#,#", "=="), "all the same number"],
    ["MPP-40", group("row", "c,c,c,c", "==="), "all the same colour"],
    ["MPP-40", group("row", "c,c,c,c", "≠≠≠"), "neighbours never of the same colour"],
    [
      "MPP-41",
      group("row", "#|c,#|c,#|c", "=="),
      "each like its neighbour, in number or in colour",
    ],
    ["MPP-42", group("row", "#,#|c,c", "=="), "same number on the left, same colour on the right"],
    ["MPP-43", group("row", "c&#,c&#", "="), "same number and same colour"],
    ["MPP-44", group("row", "4,,", ">>"), "4, smaller and smaller"],
    ["MPP-44", group("row", "#,#,#", "><"), "the smallest in the middle"],
    ["MPP-45", group("row", "#,#,#,#", "+=+"), "two equal sums"],
    ["MPP-45", group("row", "#,#", "−", 2), "difference 2"],
    ["MPP-48", group("stack", "yellow,red"), "yellow · red, from the bottom up"],
    ["MPP-49", group("pyramid", "green,3,black"), "green · 3 · black, the base first"],
  ])("%s: %#", (_, printed, said) => {
    expect(captionOf(card(0, 1, printed))).toBe(said);
  });

  it("names stacks and pyramids by their size", () => {
    const stack = group("stack", "1,2,3");
    expect(layoutName(card(0, 4, stack))).toBe("Stack");
    expect(layoutName(card(0, 6, stack, stack))).toBe("Double stack");
    expect(layoutName(card(0, 3, group("pyramid", "1,2,3")))).toBe("Pyramid");
    expect(layoutName(card(0, 6, group("pyramid", "1,2,3,4,5,6")))).toBe("Large pyramid");
    expect(layoutName(card(0, 1, group("row", "1,2")))).toBe("");
  });

  it("begins with the points", () => {
    expect(cardInWords(card(0, 4, group("row", "2,2,2")))).toBe("Bomb of 4 points: 2 · 2 · 2");
  });
});
