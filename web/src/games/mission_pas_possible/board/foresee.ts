// What an own action will look like, drawn before the server has spoken. It foresees only what is
// sure unless somebody was faster, and leaves the rest of the view as it was said.

import type { Action, BombView, CentreDie, PlaceDie, SeatView, View } from "../wire.gen.ts";

const without = (seats: readonly number[], seat: number): readonly number[] =>
  seats.filter((one) => one !== seat);

const inHand = (centre: readonly CentreDie[], seat: number, die: number | null) =>
  centre.map((rolled) => {
    if (rolled.die.die === die) return { ...rolled, held_by: seat };
    return rolled.held_by === seat ? { ...rolled, held_by: null } : rolled;
  });

const pointing = (centre: readonly CentreDie[], seat: number, die: number | null) =>
  centre.map((rolled) => {
    const others = without(rolled.wanted_by, seat);
    const isWanted = rolled.die.die === die;
    return { ...rolled, wanted_by: isWanted ? [...others, seat] : others };
  });

/** Free, or in your hand already. */
function canTake(view: View, seat: number, die: number): boolean {
  const rolled = view.centre.find((one) => one.die.die === die);
  if (!rolled?.usable_by.includes(seat)) return false;
  return rolled.held_by === null || rolled.held_by === seat;
}

function filled(bomb: BombView, view: View, { die, card, space }: PlaceDie): BombView {
  if (bomb.card.card !== card) return bomb;
  const placed = view.centre.find((one) => one.die.die === die)!.die;
  return { ...bomb, dice: bomb.dice.map((old, at) => (at === space ? placed : old)) };
}

function placed(view: View, seat: number, action: PlaceDie): View {
  const fits = view.own?.placements.some(
    ({ die, card, space }) => die === action.die && card === action.card && space === action.space,
  );
  // In strict mode a wrong placement costs the card's dice: only the server knows.
  if (!fits || view.options.is_strict || !canTake(view, seat, action.die)) return view;
  const seats = view.seats.map((one, at): SeatView => {
    if (at !== seat) return one;
    const bombs = one.bombs.map((bomb) => bomb && filled(bomb, view, action));
    return { ...one, bombs, picks: one.picks - 1 };
  });
  const centre = view.centre.filter(({ die }) => die.die !== action.die);
  return { ...view, seats, centre, own: { ...view.own!, placements: [] } };
}

/** The view as it will be, if nothing comes in between. */
export function foreseen(view: View, seat: number, action: Action): View {
  switch (action.kind) {
    case "take_die":
      if (!canTake(view, seat, action.die)) return view;
      return { ...view, centre: inHand(view.centre, seat, action.die) };
    case "put_back":
      return { ...view, centre: inHand(view.centre, seat, null) };
    case "place_die":
      return placed(view, seat, action);
    case "point_at":
      return { ...view, centre: pointing(view.centre, seat, action.die) };
    case "stop_pointing":
      return { ...view, centre: pointing(view.centre, seat, null) };
    default:
      return view;
  }
}
