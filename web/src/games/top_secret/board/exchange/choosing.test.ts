import { describe, expect, it } from "vitest";
import { CALLING, VIEWS } from "../../guide/script.ts";
import { blockedBeside, canPair, seenCards, touched } from "./choosing.ts";

const own = VIEWS[1]!.own!;
const later = VIEWS[CALLING]!.own!;

describe("choosing a pair", () => {
  it("TS-26: B with 11 may show (B, 0) and (11, 29), not (B, 11) nor (Z, 0)", () => {
    expect(canPair(own, "bubble", "0")).toBe(true);
    expect(canPair(own, "29", "11")).toBe(true);
    expect(canPair(own, "bubble", "11")).toBe(false);
    expect(canPair(own, "zsa_zsa", "0")).toBe(false);
  });

  it("says why a card cannot join", () => {
    expect(blockedBeside(own, null)).toEqual([]);
    expect(blockedBeside(own, "bubble")).toEqual([{ card: "11", because: "both_are_true" }]);
    expect(blockedBeside(own, "zsa_zsa").every(({ because }) => because === "none_is_true")).toBe(
      true,
    );
  });

  it("TS-31: a pair that the other has seen is blocked as seen", () => {
    expect(blockedBeside(later, "bubble")).toContainEqual({ card: "0", because: "pair_was_shown" });
    expect([...seenCards(later.offers)]).toEqual(["bubble", "0"]);
  });

  it("takes two cards at most, and only such as make a pair", () => {
    expect(touched(own, [], "bubble")).toEqual(["bubble"]);
    expect(touched(own, ["bubble"], "11")).toEqual(["bubble"]);
    expect(touched(own, ["bubble"], "0")).toEqual(["bubble", "0"]);
    expect(touched(own, ["bubble", "0"], "29")).toEqual(["bubble", "29"]);
    expect(touched(own, ["bubble", "0"], "bubble")).toEqual(["0"]);
  });

  it("lets a third card take the place of the one that it cannot go with", () => {
    expect(touched(own, ["bubble", "29"], "11")).toEqual(["29", "11"]);
    expect(touched(own, ["zsa_zsa", "11"], "29")).toEqual(["11", "29"]);
  });

  it("begins anew with a third card that goes with neither", () => {
    expect(touched(later, ["bubble", "29"], "0")).toEqual(["0"]);
  });
});
