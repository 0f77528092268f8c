import { describe, expect, it } from "vitest";
import {
  hasRoomAround,
  hasRoomForStrip,
  rowFrom,
  seatedAround,
  shapeFor,
  spotSize,
} from "./layout.ts";

describe("the layout", () => {
  it("has the sheet beside the map where there is room", () => {
    expect(shapeFor(1440, 836, true)).toBe("wide");
    expect(shapeFor(1040, 836, true)).toBe("middle");
    expect(shapeFor(390, 792, true)).toBe("tall");
    expect(shapeFor(844, 338, true)).toBe("low");
  });

  it("leaves no room for a sheet to whoever only watches", () => {
    expect(shapeFor(1440, 836, false)).toBe("middle");
  });

  it("draws the buildings as large as both sides of the map allow", () => {
    expect(spotSize("wide", 1000, 900)).toBeCloseTo(173);
    expect(spotSize("wide", 1000, 400)).toBeCloseTo(110);
    expect(spotSize("tall", 390, 400)).toBeCloseTo(102);
    expect(spotSize("tall", 300, 400)).toBeCloseTo(81);
  });

  it("seats people around the map of a high and wide screen only", () => {
    expect(hasRoomAround("wide", 1440, 836)).toBe(true);
    expect(hasRoomAround("wide", 1440, 616)).toBe(false);
    expect(hasRoomAround("wide", 1200, 836)).toBe(false);
    expect(hasRoomAround("middle", 1040, 836)).toBe(true);
    expect(hasRoomAround("tall", 390, 836)).toBe(false);
  });

  it("has a strip of the sheet under the map of a high phone only", () => {
    expect(hasRoomForStrip("tall", 792)).toBe(true);
    expect(hasRoomForStrip("tall", 588)).toBe(false);
    expect(hasRoomForStrip("low", 792)).toBe(false);
  });

  it("seats the others from one’s left hand on, the Ambassador’s deck apart", () => {
    expect(seatedAround(2)).toEqual([
      { visitor: 3, side: "left" },
      { visitor: 0, side: "top" },
      { visitor: 1, side: "right" },
      { visitor: 4, side: "deck" },
    ]);
  });

  it("TS-66: seats four agents around an Ambassador who plays", () => {
    expect(seatedAround(4).map(({ visitor }) => visitor)).toEqual([0, 1, 2, 3]);
    expect(rowFrom(4)).toEqual([4, 0, 1, 2, 3]);
    expect(rowFrom(null)).toEqual([0, 1, 2, 3, 4]);
  });
});
