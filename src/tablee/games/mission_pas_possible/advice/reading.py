"""Reads from a view what the planner thinks about."""

from collections.abc import Iterable

from tablee.games.mission_pas_possible.advice.front import Front, spots_for
from tablee.games.mission_pas_possible.advice.planner import Roll, Rolled
from tablee.games.mission_pas_possible.data.kinds import KIND_OF, Kind
from tablee.games.mission_pas_possible.model.material import Die
from tablee.games.mission_pas_possible.model.views import BombView, CentreDie, Face, PastBomb, View
from tablee.games.mission_pas_possible.rules.changes import key_of
from tablee.games.mission_pas_possible.rules.checker import Filled
from tablee.kernel.rules import Seat

NOBODY: Seat = -1
"""For whom a die is kept that is unused for good (MPP-102)."""


def kind_of(die: Die) -> Kind:
    return KIND_OF[key_of(die.die, die.number)]


def front_of(bombs: Iterable[BombView | None]) -> Front:
    return tuple((bomb.card.card, _filled(bomb.dice)) for bomb in bombs if bomb)


def past_front_of(bombs: Iterable[PastBomb]) -> Front:
    return tuple((bomb.card, _past_filled(bomb.dice)) for bomb in bombs)


def _filled(dice: Iterable[Die | None]) -> Filled:
    return tuple(None if die is None else kind_of(die) for die in dice)


def _past_filled(dice: Iterable[Face | None]) -> Filled:
    return tuple(None if face is None else KIND_OF[face] for face in dice)


def roll_of(view: View, seat: Seat | None) -> Roll:
    """What this seat has to reckon with: it leaves to the others what they point at."""
    fronts = tuple(front_of(mine.bombs) for mine in view.seats)
    picks = tuple(mine.picks for mine in view.seats)
    everybody = Roll(fronts, picks, ())
    dice = (Rolled(kind_of(die.die), _kept_for(die, everybody, seat)) for die in view.centre)
    return Roll(fronts, picks, tuple(dice))


def _kept_for(die: CentreDie, everybody: Roll, seat: Seat | None) -> Seat | None:
    """Who has the die in hand, or points at it and can use it; of several, not this seat.

    If nobody points at it, the one to whom it was offered last.
    """
    if die.is_aside:
        return NOBODY
    if die.held_by is not None:
        return die.held_by
    kind = kind_of(die.die)
    offered = [offer.to for offer in die.offers[-1:]]
    pointing = [other for other in die.wanted_by or offered if _can_use(everybody, other, kind)]
    return next((other for other in pointing if other != seat), pointing[0] if pointing else None)


def _can_use(everybody: Roll, seat: Seat, kind: Kind) -> bool:
    return everybody.picks[seat] > 0 and any(spots_for(everybody.fronts[seat], kind))
