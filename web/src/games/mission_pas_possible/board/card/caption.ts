// A card in words: what is printed on it, for its caption and for those who listen.

import { words } from "../../words/words.ts";
import type { Card, Group, Mark, Sign, Space } from "../../wire.gen.ts";
import { isNumeral } from "./marks.ts";

const TIED: readonly Mark[] = ["#", "c"];

const isFixed = ({ marks }: Space): boolean => marks.some((mark) => !TIED.includes(mark));

export const spacesOf = ({ groups }: Card): readonly Space[] =>
  groups.flatMap(({ spaces }) => spaces);

/** "bleu ou 4" */
export function spaceInWords({ marks, is_both }: Space): string {
  const { marks: names, anyDie, either, both } = words();
  const [first, second] = marks;
  if (!first) return anyDie;
  if (!second) return names[first];
  if (!is_both) return either(names[first], names[second]);
  return isNumeral(first) ? both(second, first) : both(first, second);
}

const every = ({ signs }: Group, sign: Sign): boolean => signs.every((one) => one === sign);

/** What "=" compares depends on what is tied on both sides (MPP-40 to MPP-43). */
function sameness({ spaces }: Group): string {
  const { ties } = words();
  const ofNumber = spaces.filter(({ marks }) => marks.includes("#")).length;
  const ofColour = spaces.filter(({ marks }) => marks.includes("c")).length;
  if (ofColour === 0) return ties.sameNumber;
  if (ofNumber === 0) return ties.sameColour;
  if (spaces.some(({ is_both, marks }) => is_both && marks.includes("c"))) return ties.sameBoth;
  return ofNumber === ofColour && ofNumber === spaces.length
    ? ties.sameEither
    : ties.numberThenColour;
}

function arithmetic({ signs, total }: Group): string | null {
  const { ties } = words();
  if (total !== null) return (signs.includes("−") ? ties.difference : ties.sum)(total);
  return signs.includes("+") ? ties.equalSums : null;
}

function order(group: Group): string | null {
  const { ties } = words();
  if (every(group, ">")) return ties.falling;
  if (every(group, "<")) return ties.rising;
  if (group.signs.join("") === "><") return ties.dip;
  return group.signs.join("") === "<>" ? ties.peak : null;
}

/** What the signs of a group ask for, taken together; nothing: there are none. */
function tiesOf(group: Group): string | null {
  if (group.total === null && every(group, "")) return null;
  const { ties } = words();
  const sums = arithmetic(group) ?? order(group);
  if (sums) return sums;
  if (every(group, "≠")) return ties.different;
  return every(group, "=") ? sameness(group) : ties.other;
}

function groupInWords(group: Group): string {
  const ties = tiesOf(group);
  const told = ties ? group.spaces.filter(isFixed) : group.spaces;
  const fixed = told.map(spaceInWords).join(" · ");
  return [fixed, ties].filter(Boolean).join(", ");
}

export function captionOf({ groups }: Card): string {
  const { layout } = groups[0]!;
  const all = groups.map(groupInWords).join(" + ");
  return layout === "row" ? all : `${all}, ${words().baseFirst(layout)}`;
}

/** "Pile": what kind of building a card asks for; nothing for a plain row. */
export function layoutName({ groups }: Card): string {
  const { layouts } = words();
  const [{ layout, spaces }] = groups as [Group];
  if (layout === "stack") return groups.length > 1 ? layouts.doubleStack : layouts.stack;
  if (layout === "pyramid") return spaces.length > 3 ? layouts.largePyramid : layouts.pyramid;
  return layouts.row;
}

export function cardInWords(card: Card): string {
  const name = layoutName(card);
  return words().card(card.points, name ? `${name}, ${captionOf(card)}` : captionOf(card));
}
