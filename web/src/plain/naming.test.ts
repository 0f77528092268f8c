import { beforeEach, describe, expect, it } from "vitest";
import { speak } from "../language.svelte.ts";
import { grouped, isGrid, Naming } from "./naming.ts";

const naming = new Naming({
  fr: { place_mark: "poser une marque", row: "ligne", nobody: "personne" },
  en: { nobody: "nobody" },
});
const ACTIONS = [
  { kind: "place_mark", row: 1, column: 3 },
  { kind: "place_mark", row: 2, column: 3 },
  { kind: "pass" },
];

describe("words made from types", () => {
  beforeEach(() => speak("fr"));

  it("are the package’s where it has some", () => {
    expect(naming.title("place_mark")).toBe("Poser une marque");
    expect(naming.details(ACTIONS[0]!)).toBe("ligne 1, column 3");
    speak("en");
    expect(naming.title("place_mark")).toBe("Place mark");
  });

  it("tell every kind of value", () => {
    expect(naming.value([null, true, false, 3, "nobody"])).toBe("rien, oui, non, 3, personne");
    expect(naming.value({ row: 1, to_act: [0, 1] })).toBe("ligne 1, to act 0, 1");
  });

  it("group actions by kind, and find those with all the searched words", () => {
    const all = grouped(ACTIONS, naming);
    expect(all.map(({ kind, actions }) => [kind, actions.length])).toEqual([
      ["place_mark", 2],
      ["pass", 1],
    ]);
    expect(grouped(ACTIONS, naming, "marque LIGNE 2")).toEqual([
      { kind: "place_mark", actions: [ACTIONS[1]] },
    ]);
    expect(grouped(ACTIONS, naming, "nowhere")).toEqual([]);
  });

  it("know a board by its rows of equal length", () => {
    expect(
      isGrid([
        ["", "x"],
        ["o", ""],
      ]),
    ).toBe(true);
    expect(isGrid([["x"], ["o", ""]])).toBe(false);
    expect(isGrid(["x", "o"])).toBe(false);
  });
});
