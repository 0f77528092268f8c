import { describe, expect, it } from "vitest";
import { CALLING, VIEWS } from "../../guide/script.ts";
import { columnsFor, groupsFor, openFor, visitorsOn, withRoomFor } from "./columns.ts";
import { partsOf } from "./number.ts";

const calling = VIEWS[CALLING]!;
const own = calling.own!;

describe("the columns of the sheet", () => {
  it("TS-66: are about the others, and about an Ambassador whom somebody plays", () => {
    expect(visitorsOn(calling, 0)).toEqual([1, 2, 3]);
    const five = { ...calling, seats: 5 };
    expect(visitorsOn(five, 2)).toEqual([3, 0, 1, 4]);
    expect(visitorsOn(five, 4)).toEqual([0, 1, 2, 3]);
  });

  it("have a cross for what was shown to me, a dot for what I showed, and black cards", () => {
    const [first] = columnsFor(calling, own, 1, 0);
    expect(first).toMatchObject({ round: 1, isNow: false, isThroughAmbassador: false });
    expect(first!.marks).toEqual({
      fiddlebottom: ["seen"],
      "11": ["seen"],
      bubble: ["shown"],
      "0": ["shown"],
      "52": ["seen_black"],
    });
  });

  it("wait empty as on paper, until somebody else needs their room", () => {
    const [column] = columnsFor(calling, own, 1, 0);
    const met = (times: number) => Array.from({ length: times }, () => column!);
    const sizes = (...groups: number[]) =>
      groupsFor(groups.map(met), 2).map(({ length }) => length);
    expect(sizes(0, 1, 2)).toEqual([2, 2, 2]);
    expect(sizes(0, 2, 3)).toEqual([1, 2, 3]);
    expect(groupsFor([met(1), []], 2)).toEqual([
      [column, null],
      [null, null],
    ]);
  });

  it("TS-36: hold what was shown through the Ambassador", () => {
    const columns = columnsFor(calling, own, 2, 0);
    expect(columns.map(({ isThroughAmbassador }) => isThroughAmbassador)).toEqual([true, true]);
    expect(columns.map(({ marks }) => marks)).toEqual([
      { zsa_zsa: ["seen_black"] },
      { "0": ["seen_black"] },
    ]);
  });

  it("end with the meeting that is going on", () => {
    expect(columnsFor(calling, own, 1, 0).at(-1)).toMatchObject({ round: 4, isNow: true });
    expect(columnsFor(calling, own, 3, 0)).toEqual([]);
  });

  it("tell whom I showed a black card", () => {
    const fact = {
      kind: "answered",
      round: 2,
      place: "salute",
      asker: 3,
      asked: 0,
      card: "11",
    } as const;
    const [column] = columnsFor(calling, { ...own, facts: [fact] }, 3, 0);
    expect(column!.marks).toEqual({ "11": ["shown_black"] });
    expect(columnsFor(calling, { ...own, facts: [fact] }, 2, 0)).toEqual([]);
  });
});

describe("the sheet of one visitor at a time", () => {
  const between = { ...calling, rounds: [{ ...calling.rounds.at(-1)!, meetings: [] }] };

  it("lies open at whoever is met now", () => {
    expect(openFor(calling, own, 0)).toBe(1);
  });

  it("stays open at whomever the last thing noted is about", () => {
    expect(own.facts.at(-1)).toMatchObject({ kind: "answered", asked: 2 });
    expect(openFor(between, own, 0)).toBe(2);
    expect(openFor(between, { ...own, facts: own.facts.slice(0, 1) }, 0)).toBe(1);
  });

  it("lies open at the left hand before anything is noted", () => {
    expect(openFor(between, { ...own, facts: [] }, 0)).toBe(1);
    expect(openFor(between, { ...own, facts: [] }, 2)).toBe(3);
  });

  it("keeps room for what is not noted yet", () => {
    const columns = columnsFor(calling, own, 2, 0);
    expect(withRoomFor(3, columns)).toEqual([...columns, null]);
    expect(withRoomFor(1, columns)).toEqual(columns);
  });
});

describe("the number", () => {
  const opinions = own.notes.opinions.map((row) => [...row]);

  it("holds one’s own part from the start, and computes no opinion", () => {
    const parts = partsOf(own, 0, null);
    expect(parts.map(({ fragment }) => fragment)).toEqual([null, "11", null, null]);
    expect(parts[1]!.owner).toBe(0);
  });

  it("grows with one’s own ticks", () => {
    opinions[1]![0] = "yes";
    opinions[1]![4] = "yes";
    const [first] = partsOf({ ...own, notes: { text: "", opinions, scribbles: [] } }, 0, null);
    expect(first).toMatchObject({ owner: 1, fragment: "52" });
  });

  it("takes what the detective is certain of", () => {
    const deduction = {
      kind: "deduction",
      marks: [],
      deals: 2,
      numbers: [
        ["52", "11", "0", "29"],
        ["52", "11", "29", "0"],
      ],
    } as never;
    const parts = partsOf(own, 0, deduction);
    expect(parts.map(({ fragment }) => fragment)).toEqual(["52", "11", null, null]);
    expect(parts[2]!.possible).toEqual(["0", "29"]);
  });
});
