import { describe, expect, it } from "vitest";
import { VIEWS } from "../guide/script.ts";
import type { Call, Opinion } from "../wire.gen.ts";
import {
  begun,
  callOf,
  completed,
  contradictions,
  dialledWith,
  nextSlot,
  type Dialled,
} from "./dialling.ts";

const own = VIEWS[2]!.own!;
const RIGHT: Call = { kind: "call", number: ["52", "11", "0", "29"], owners: [1, 0, 2, 3] };

describe("dialling", () => {
  it("begins with one’s own part", () => {
    const dialled = begun(own, 0);
    expect(dialled[1]).toEqual({ fragment: "11", owner: 0 });
    expect(nextSlot(dialled)).toBe(0);
    expect(callOf(dialled)).toBeNull();
  });

  it("TS-44: is in the order F, B, Z, X, and the last part follows", () => {
    let dialled: Dialled = dialledWith(begun(own, 0), 0, { fragment: "52", owner: 1 });
    dialled = completed(dialledWith(dialled, 2, { fragment: "0", owner: 2 }));
    expect(nextSlot(dialled)).toBe(4);
    expect(callOf(dialled)).toEqual(RIGHT);
  });

  it("TS-45: takes a fragment from where it was", () => {
    const dialled = dialledWith(begun(own, 0), 0, { fragment: "11" });
    expect(dialled[0]!.fragment).toBe("11");
    expect(dialled[1]!.fragment).toBeNull();
  });
});

describe("the warning", () => {
  const marked = (agent: number, card: number, opinion: Opinion) => {
    const opinions = own.notes.opinions.map((row) => [...row]);
    opinions[agent]![card] = opinion;
    return { ...own, facts: [], notes: { text: "", opinions } };
  };

  it("says nothing where the sheet agrees", () => {
    expect(contradictions(own, 0, RIGHT)).toEqual([]);
  });

  it("knows the black cards that were seen", () => {
    const wrong: Call = { ...RIGHT, owners: [2, 0, 1, 3] };
    expect(contradictions(own, 0, wrong)).toContainEqual({
      agent: 1,
      card: "zsa_zsa",
      because: "seen",
      other: 2,
    });
  });

  it("knows one’s own crosses and ticks", () => {
    expect(contradictions(marked(1, 0, "-"), 0, RIGHT)).toEqual([
      { agent: 1, card: "fiddlebottom", because: "no", other: 1 },
    ]);
    expect(contradictions(marked(3, 6, "yes"), 0, RIGHT)).toEqual([
      { agent: 2, card: "0", because: "other", other: 3 },
    ]);
  });
});
