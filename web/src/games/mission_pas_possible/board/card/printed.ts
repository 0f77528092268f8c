// Cards written down in short, for the rules and the lesson: "red|4" is either, "red&4" both, ""
// any die.

import type { Card, Group, Layout, Mark, Sign, Space } from "../../wire.gen.ts";

function space(text: string): Space {
  const is_both = text.includes("&");
  return { marks: text.split(/[|&]/).filter(Boolean) as Mark[], is_both };
}

/** A group of spaces, parted by commas; a sign or a blank stands between each two. */
export function group(
  layout: Layout,
  spaces: string,
  signs = "",
  total: number | null = null,
): Group {
  const printed = spaces.split(",").map(space);
  const between = [...signs.padEnd(printed.length - 1)].map((sign) => sign.trim() as Sign);
  return { layout, spaces: printed, signs: between, total };
}

export const card = (number: number, points: Card["points"], ...groups: Group[]): Card => ({
  card: number,
  points,
  groups,
});
