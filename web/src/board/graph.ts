// Lines of a graph: where they go, and how they differ for those who see no colours.

/** The path of an SVG line through these points. */
export const lineThrough = (points: readonly (readonly [x: number, y: number])[]): string =>
  points.map(([x, y], at) => `${at ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** How the lines are dashed, one after the other: each colour is doubled by one of these. */
export const DASHES: readonly string[] = ["", "9 5", "2 5", "12 4 2 4", "5 3"];
