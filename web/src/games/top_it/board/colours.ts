// The colour that everybody chose at the door, in ceramic: it stays with their pieces through the
// game, whoever plays them.

import type { PersonColour, Sitter } from "../../../wire.gen.ts";
import type { Colour, View } from "../wire.gen.ts";
import { isSolo } from "./pieces.ts";

type Seated = Pick<Sitter, "player" | "colour" | "worn">;

/** The glazes that come nearest to a colour, the best first. */
const NEAREST: Readonly<Record<PersonColour, readonly Colour[]>> = {
  blue: ["blue"],
  slate: ["blue", "green"],
  green: ["green"],
  teal: ["green", "blue"],
  ochre: ["yellow"],
  brick: ["red", "yellow"],
  pink: ["red"],
  plum: ["red", "blue"],
};
/** What somebody wears who wants this glaze. */
export const NEAREST_WORN: Readonly<Record<Colour, PersonColour>> = {
  blue: "blue",
  green: "green",
  yellow: "ochre",
  red: "brick",
};
const ALL: readonly Colour[] = ["blue", "green", "yellow", "red"];

/** What somebody wore who began the game there: a bot's chair and a leaver's stay what they were.
 * Lists of before do not tell: there, a bot that is not in slate went on for somebody. */
function wornAt({ player, colour, worn }: Seated): PersonColour | null {
  if (worn !== "") return worn as PersonColour | null;
  return player !== "" || colour !== "slate" ? (colour as PersonColour) : null;
}

/** By seat: people choose before bots, and first what comes nearest, then what is near. */
export function glazesOf(chairs: readonly Seated[]): readonly Colour[] {
  const chosen = new Map<number, Colour>();
  const isFree = (colour: Colour) => ![...chosen.values()].includes(colour);
  const choose = (seat: number, wishes: readonly Colour[]) => {
    const wish = wishes.find(isFree);
    if (wish && !chosen.has(seat)) chosen.set(seat, wish);
  };
  const worn = chairs.map(wornAt);
  const seats = chairs.map((_, seat) => seat);
  const people = seats.filter((seat) => worn[seat]);
  for (const seat of people) choose(seat, NEAREST[worn[seat]!].slice(0, 1));
  for (const seat of people) choose(seat, NEAREST[worn[seat]!]);
  for (const seat of [...people, ...seats]) choose(seat, ALL);
  return seats.map((seat) => chosen.get(seat)!);
}

/** What is seen, in the colours of the people; alone, one plays all four. */
export function withChosenColours(view: View, chairs: readonly Seated[]): View {
  if (isSolo(view) || chairs.length !== view.hands.length) return view;
  const glazes = glazesOf(chairs);
  return { ...view, hands: view.hands.map((hand, at) => ({ ...hand, colour: glazes[at]! })) };
}
