"""Human slips: what a bot overlooks now and then.

A bot keeps nothing in mind between two movements, so a slip is read off what it sees: the same
turn with the same cards is overlooked or not, however often the bot looks.
"""

from tablee.games.mission_pas_possible.advice.front import spots_for
from tablee.games.mission_pas_possible.advice.planner import Roll, Step
from tablee.games.mission_pas_possible.model.actions import Action, LoseDie, TakeBomb
from tablee.games.mission_pas_possible.model.views import OwnView, View
from tablee.kernel.chance import Chance
from tablee.kernel.rules import Level, Seat

_IN = 100
_SLIPS: dict[Level, int] = {Level.EASY: 22, Level.NORMAL: 14, Level.HARD: 0}
"""So many turns of a hundred."""
_NOTICES: dict[Level, int] = {Level.EASY: 0, Level.NORMAL: 10, Level.HARD: 100}
"""In so many turns of a hundred it sees which die is the only one for somebody else."""
_TALKS = 40
"""In so many turns of a hundred it says what it needs, if it needs something."""
HESITATION = 1.4
"""How much longer something takes that turns out to be a slip."""


def slips(view: View, seat: Seat, level: Level) -> bool:
    return _drawn(b"slip", view, seat) < _SLIPS[level]


def notices_needs(view: View, seat: Seat, level: Level) -> bool:
    return _drawn(b"need", view, seat) < _NOTICES[level]


def talks(view: View, seat: Seat) -> bool:
    return _drawn(b"talk", view, seat) < _TALKS


def _drawn(what: bytes, view: View, seat: Seat) -> int:
    cards = [bomb.card.card for bomb in view.seats[seat].bombs if bomb]
    seen = bytes([seat, view.turn % 256, view.defused, view.score % 256, *cards])
    return Chance(what + seen).below(_IN)


def first_step(roll: Roll, seat: Seat) -> Step | None:
    """The last die that fits anywhere, where it fits first: the eye stopped there."""
    if not roll.picks[seat]:
        return None
    steps = (
        Step(seat, place, spot)
        for place, die in reversed(list(enumerate(roll.dice)))
        if die.kept_for in (None, seat)
        for spot in spots_for(roll.fronts[seat], die.kind)
    )
    return next(steps, None)


def duty_done(own: OwnView) -> Action:
    """The die or the card that lies nearest."""
    if own.losses:
        spot = own.losses[-1]
        return LoseDie(spot.card, spot.space)
    return TakeBomb(own.bombs[-1])
