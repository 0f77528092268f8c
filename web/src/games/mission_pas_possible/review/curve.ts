// The course of a mission that is over, turn by turn.

import type { ReviewedTurn, SharedDie } from "../wire.gen.ts";

export const missedBy = ({ worth, best_worth }: ReviewedTurn): number => best_worth - worth;

const isLike = (one: SharedDie, other: SharedDie): boolean =>
  one.seat === other.seat &&
  one.die.colour === other.die.colour &&
  one.die.number === other.die.number;

/** The right die in the right hand, and yet on another space: then the advice must name it. */
export const isElsewhere = (share: SharedDie, { placed }: ReviewedTurn): boolean =>
  placed.some((taken) => isLike(taken, share)) &&
  !placed.some(
    (taken) => isLike(taken, share) && taken.card === share.card && taken.space === share.space,
  );
