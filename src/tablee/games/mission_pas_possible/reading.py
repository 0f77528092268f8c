"""Reads from a view what the planner thinks about."""

from collections.abc import Iterable

from tablee.games.mission_pas_possible.data import NUMBERS
from tablee.games.mission_pas_possible.front import Front
from tablee.games.mission_pas_possible.kinds import KIND_OF, Kind
from tablee.games.mission_pas_possible.material import Die
from tablee.games.mission_pas_possible.model import BombView, CentreDie, View
from tablee.games.mission_pas_possible.planner import Position, Rolled
from tablee.kernel.rules import Seat


def kind_of(die: Die) -> Kind:
    return KIND_OF[len(NUMBERS) * die.die + die.number - 1]


def front_of(bombs: Iterable[BombView]) -> Front:
    return tuple(
        (bomb.card.card, tuple(None if die is None else kind_of(die) for die in bomb.dice))
        for bomb in bombs
    )


def position_of(view: View, seat: Seat | None) -> Position:
    """What this seat has to reckon with: it leaves to the others what they point at."""
    return Position(
        tuple(front_of(mine.bombs) for mine in view.seats),
        tuple(mine.picks for mine in view.seats),
        tuple(Rolled(kind_of(die.die), kept_for(die, seat)) for die in view.centre),
    )


def kept_for(die: CentreDie, seat: Seat | None) -> Seat | None:
    """Who has the die in hand, or points at it and can use it; of several, not this seat."""
    if die.held_by is not None:
        return die.held_by
    pointing = [other for other in die.wanted_by if other in die.usable_by]
    return next((other for other in pointing if other != seat), pointing[0] if pointing else None)
