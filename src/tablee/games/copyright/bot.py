"""A player of Copyright that sees only its view and moves like a hand: one card at a time."""

from tablee.games.copyright.model import Action, AgreeToEnd, Continue, LayCard, Phase, View
from tablee.kernel.chance import Chance
from tablee.kernel.clock import Millis
from tablee.kernel.rules import Level, Seat

_HAND_MS = {Level.EASY: 9000, Level.NORMAL: 6500, Level.HARD: 4500}


def pace(view: View, seat: Seat, level: Level, chance: Chance) -> Millis | None:
    if act(view, seat, level, chance) is None:
        return None
    return _HAND_MS[level] + chance.below(2000)


def act(view: View, seat: Seat, level: Level, chance: Chance) -> Action | None:  # noqa: ARG001
    mine = view.seats[seat]
    if view.phase is Phase.OVER or mine.is_done or view.own is None:
        return None
    if view.phase is not Phase.PLAY:
        return Continue()
    if not mine.laid:
        return LayCard(card=view.own.drawn or 0, x=0, y=0, orientation=0)
    return None if mine.agrees_to_end else AgreeToEnd(agrees=True)
