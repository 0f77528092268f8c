import { describe, expect, it } from "vitest";
import { arrange, type Arrangement, type Field } from "./arrangement.ts";
import { group } from "./printed.ts";

const ROOM: Field = { left: 0, width: 180, top: 40, height: 160 };

const isInside = ({ spaces, size }: Arrangement, field: Field): boolean =>
  spaces.every(
    ({ x, y }) =>
      x >= field.left &&
      x + size <= field.left + field.width &&
      y >= field.top &&
      y + size <= field.top + field.height,
  );

describe("where things lie on a card", () => {
  it.each([
    ["a row of four", [group("row", "c,c,c,c", "≠≠≠")]],
    ["two pairs", [group("row", "c,c", "="), group("row", "#,#", "=")]],
    ["a sum", [group("row", "green|yellow,red|blue", "+", 7)]],
    ["a stack of five", [group("stack", ",,yellow&1,,")]],
    ["a double stack", [group("stack", "1|4,2|5,3|6"), group("stack", "red,green,black")]],
    ["a large pyramid", [group("pyramid", "black,red,black,blue,green,yellow")]],
  ])("keeps %s inside its field", (_, groups) => {
    expect(isInside(arrange(groups, ROOM), ROOM)).toBe(true);
  });

  it("puts a sign half way between its two spaces", () => {
    const { spaces, beads, size } = arrange([group("row", "#,#,#", "> ")], ROOM);
    expect(beads).toHaveLength(1);
    expect(beads[0]!.x).toBeCloseTo((spaces[0]!.x + size + spaces[1]!.x) / 2);
  });

  it("MPP-45: prints a total after a last equals sign", () => {
    const { spaces, beads, totals, size } = arrange([group("row", "#,#", "−", 2)], ROOM);
    expect(beads.map(({ bead }) => bead)).toEqual(["−", "="]);
    expect(totals[0]!.total).toBe(2);
    expect(totals[0]!.x).toBeGreaterThan(spaces[1]!.x + size);
  });

  it("MPP-48: builds a stack from the bottom up, on a plinth", () => {
    const { spaces, plinths, arrows, size } = arrange([group("stack", "yellow,red,blue")], ROOM);
    expect(spaces.map(({ y }) => y)).toEqual(spaces.map(({ y }) => y).toSorted((a, b) => b - a));
    expect(plinths[0]!.y).toBeCloseTo(spaces[0]!.y + size);
    expect(arrows[0]!.from).toBeGreaterThan(arrows[0]!.to);
  });

  it("MPP-48: lays a stack on its side where it would be too small to read, bottom first", () => {
    const low: Field = { left: 0, width: 82, top: 5, height: 36 };
    const { spaces, arrows, size } = arrange([group("stack", "yellow,red,blue,green")], low);
    expect(size).toBeGreaterThan(11);
    expect(spaces.map(({ x }) => x)).toEqual(spaces.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(new Set(spaces.map(({ y }) => y)).size).toBe(1);
    expect(arrows[0]!.to).toBeGreaterThan(arrows[0]!.from);
  });

  it("points a sign of a stack at the smaller die", () => {
    const { beads } = arrange([group("stack", "#,#,#", "><")], ROOM);
    expect(beads.map(({ bead }) => bead)).toEqual(["^", "v"]);
  });

  it("MPP-50: rests every upper die of a pyramid on its two lower neighbours", () => {
    const { spaces } = arrange([group("pyramid", "1,3,2,black,green,5")], ROOM);
    const [left, middle, right, low, high, top] = spaces;
    expect(low!.x).toBeCloseTo((left!.x + middle!.x) / 2);
    expect(high!.x).toBeCloseTo((middle!.x + right!.x) / 2);
    expect(top!.x).toBeCloseTo((low!.x + high!.x) / 2);
    expect(top!.y).toBeLessThan(low!.y);
  });
});
