import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../../../language.svelte.ts";
import { faceInWords, modelInWords, placeInWords, stackInWords, tallyInWords } from "./spoken.ts";

const card = { card: 0, face: "048", x: 0, y: 0, orientation: 0 };

beforeEach(() => speak("en"));

describe("the board in words", () => {
  it("reads the model row by row", () => {
    expect(modelInWords([1, 0, 6, 0, 0, 0, 7, 2, 4])).toBe(
      "Model. row 1: square, empty, circle and cross; row 2: empty, empty, empty; " +
        "row 3: square and circle and cross, circle, cross.",
    );
  });

  it("CR-30: tells a hole in the stack from an empty cell", () => {
    const words = stackInWords([card, { ...card, card: 1, x: 1 }]);
    expect(words).toContain("row 1: square, square, empty, empty");
    const holed = stackInWords([card, { ...card, card: 1, x: 2, y: 2 }]);
    expect(holed).toContain("row 1: square, empty, empty, hole, hole");
    expect(stackInWords([])).toBe("Your sheet is empty.");
  });

  it("names the symbols of a card in the hand", () => {
    expect(faceInWords("048")).toBe(
      "square row 1 column 1, circle row 2 column 2, cross row 3 column 3",
    );
  });

  it("names them where a turn has put them", () => {
    expect(faceInWords("048", 1)).toBe(
      "square row 1 column 3, circle row 2 column 2, cross row 3 column 1",
    );
  });

  it("counts columns and rows from the first of the stack", () => {
    expect(placeInWords({ x: -1, y: 1 }, [{ ...card, x: 0 }])).toEqual(["0", "2"]);
  });

  it("says in French what a place would score", () => {
    speak("fr");
    const tally = { right: [0, 1, 2, 3, 4], rows_out: [1], columns_out: [1], bonus: 0 };
    const words = tallyInWords({ ...tally, frame: { x: 0, y: 0 }, missed: 0, net: 3 });
    expect(words).toBe("5 cases justes, 3 points");
  });

  it("says no points where only the first copy counts", () => {
    const tally = { right: [0, 1], rows_out: [], columns_out: [], bonus: 0, missed: 0, net: 2 };
    expect(tallyInWords({ ...tally, frame: { x: 0, y: 0 } }, false)).toBe("2 right cells");
  });
});
