import { describe, expect, it } from "vitest";
import { arrange } from "./arrangement.ts";
import { group } from "./printed.ts";
import { touchAreas, type Area } from "./touch.ts";

const CARD = { width: 179, height: 180 };
const THUMB = 44;
const field = { left: 0, width: CARD.width, top: 40, height: 130 };

const overlap = (one: Area, other: Area): boolean =>
  one.x + one.width > other.x + 0.01 &&
  other.x + other.width > one.x + 0.01 &&
  one.y + one.height > other.y + 0.01 &&
  other.y + other.height > one.y + 0.01;

describe("where a finger may touch", () => {
  it.each([
    ["a row", [group("row", "blue|green,yellow|red,blue&4")]],
    ["two pairs", [group("row", "c,c", "="), group("row", "#,#", "=")]],
    ["a stack", [group("stack", "yellow,red,blue,green")]],
    ["a double stack", [group("stack", "1,2,3"), group("stack", "red,green,black")]],
    ["a large pyramid", [group("pyramid", "1,3,2,black,green,5")]],
  ])("gives every space of %s an area of its own", (_, groups) => {
    const areas = touchAreas(arrange(groups, field), CARD);
    areas.forEach((one, at) =>
      areas.slice(at + 1).forEach((other) => expect(overlap(one, other)).toBe(false)),
    );
  });

  it("gives a space of a row its whole column", () => {
    const areas = touchAreas(arrange([group("row", "1,2,3")], field), CARD);
    expect(areas.every(({ height }) => height === CARD.height)).toBe(true);
    expect(areas.every(({ width }) => width >= THUMB)).toBe(true);
  });

  it("gives a space of a stack its whole line", () => {
    const areas = touchAreas(arrange([group("stack", "yellow,red,blue")], field), CARD);
    expect(areas.every(({ width }) => width === CARD.width)).toBe(true);
  });
});
