"""A teammate who does whatever the view offers."""

from tablee.games.mission_pas_possible.model import (
    Action,
    DrawDice,
    LoseDie,
    PlaceDie,
    Reroll,
    TakeBomb,
    View,
)
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Level, Seat


def pace(view: View, seat: Seat, level: Level, chance: Chance) -> Millis | None:
    return None if act(view, seat, level, chance) is None else 1500 + chance.below(1500)


def act(view: View, seat: Seat, level: Level, chance: Chance) -> Action | None:  # noqa: ARG001
    own = view.own
    if own is None:
        return None
    if own.losses:
        return LoseDie(own.losses[0].card, own.losses[0].space)
    if own.bombs:
        return TakeBomb(chance.choice(own.bombs))
    if own.can_draw:
        return DrawDice()
    if own.placements:
        placement = chance.choice(own.placements)
        return PlaceDie(placement.die, placement.card, placement.space)
    return Reroll(view.centre[0].die.die) if own.can_reroll else None
